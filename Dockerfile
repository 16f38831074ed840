# The bot as a container: docs/hosting.md says how it is run. Two stages, so that no installer's
# leftovers stay.

FROM python:3.12.11-slim-trixie AS wheels
# any version will do: it makes files smaller, and doesn't stay
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends binutils \
    && rm -rf /var/lib/apt/lists/*
COPY requirements/run.txt /requirements/run.txt
COPY deploy/trim.sh /trim.sh
RUN pip install --no-cache-dir --disable-pip-version-check --only-binary=:all: --require-hashes \
    --prefix=/wheels -r /requirements/run.txt \
    && /trim.sh /wheels

FROM python:3.12.11-slim-trixie
COPY --from=wheels /wheels /usr/local
COPY bot /opt/skulduggery/bot
COPY games /opt/skulduggery/games
COPY deploy/backup.sh /opt/skulduggery/backup.sh
RUN python -m compileall -q /opt/skulduggery \
    && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin skulduggery \
    && install -d -o skulduggery -g skulduggery -m 700 /data /backups
ENV PYTHONPATH=/opt/skulduggery PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HEALTH_PORT=8080
# the database is data/skulduggery.db unless DATABASE_URL says otherwise: with this, on the volume
WORKDIR /
VOLUME ["/data"]
USER 10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 CMD ["python", "-c", \
    "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"HEALTH_PORT\"]}/health/live', timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
