#!/bin/sh
# A backup into a folder, of which the newest KEEP (48) stay; with a second word again and again, so
# many seconds apart.
#   backup.sh /backups [3600]
set -eu

once() {
    python -m bot backup "$1/skulduggery-$(date -u +%Y%m%dT%H%M%SZ)"
    find "$1" -maxdepth 1 -name 'skulduggery-*' | sort -r | tail -n "+$((${KEEP:-48} + 1))" |
        while read -r old; do rm -- "$old"; done
}

if [ $# -eq 1 ]; then
    once "$1"
    exit
fi
trap 'exit 0' TERM INT
while :; do
    once "$1" || echo "The backup failed; the next one comes in $2 seconds." >&2
    sleep "$2" & # in the background, so that a signal ends it
    wait $!
done
