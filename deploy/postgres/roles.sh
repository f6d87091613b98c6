#!/bin/sh
# The roles of a PostgreSQL that all parts share, and a database for each part (docs/operations.md, Two roles). The image runs it once, on an
# empty volume; on a PostgreSQL of your own run it as a superuser, with POSTGRES_USER the role that is to own the platform's tables.
set -eu
secrets="${SECRETS_DIR:-/run/secrets}"
owner="${POSTGRES_USER:-kozyr}"
database="${POSTGRES_DB:-kozyr}"

run() { psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set owner="$owner" --set database="$database" --username "$owner" --dbname "$database" "$@"; }

# The platform's processes own nothing, and nobody else comes to their database.
run --set password="$(cat "$secrets/APP_PASSWORD")" <<'SQL'
create role kozyr_app login password :'password';
revoke connect, temporary on database :"database" from public;
grant connect on database :"database" to kozyr_app;
SQL

# Each of the others owns its own database. The owner, by whom the job before the parts migrates all of them, is that role while it is there.
for room in content studio gateway; do
  password="$(cat "$secrets/$(echo "$room" | tr '[:lower:]' '[:upper:]')_PASSWORD")"
  run --set password="$password" --set role="kozyr_$room" --set own="${database}_$room" <<'SQL'
create role :"role" login password :'password';
create database :"own" owner :"role";
revoke connect, temporary on database :"own" from public;
grant :"role" to :"owner";
alter role :"owner" in database :"own" set role to :"role";
SQL
done
