#!/bin/sh
# A backup into a folder, of which the newest KEEP (48) stay, with KEEP_MB (20000) MB together; with
# a second word again and again, so many seconds apart.
#   backup.sh /backups [3600]
set -eu

once() {
    python -m bot backup "$1" --keep "${KEEP:-48}" --keep-mb "${KEEP_MB:-20000}" --every "$2"
}

if [ $# -eq 1 ]; then
    once "$1" 3600
    exit
fi
trap 'exit 0' TERM INT
while :; do
    once "$1" "$2" || echo "The backup failed; the next one comes in $2 seconds." >&2
    sleep "$2" & # in the background, so that a signal ends it
    wait $!
done
