#!/bin/sh
# PgBouncer for the role of the platform's processes, whose password is a file: it proves itself to the server by it, too.
set -eu
umask 077
printf '"kozyr_app" "%s"\n' "$(cat "${SECRETS_DIR:-/run/secrets}/APP_PASSWORD")" > /tmp/users.txt
exec pgbouncer "${1:-/etc/kozyr/pgbouncer.ini}"
