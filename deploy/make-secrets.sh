#!/bin/sh
# Makes the secrets of one product, each in a file of its own name, and leaves those that are there: deploy/make-secrets.sh [FOLDER]
# FOLDER is deploy/secrets unless it is said. Keep it with the backups of the databases (docs/operations.md): they belong together.
set -eu
folder="${1:-$(dirname "$0")/secrets}"
umask 077
mkdir -p "$folder"

random() { head -c 32 /dev/urandom | base64 | tr '+/' '-_' | tr -d '=\n'; }

# Whoever may enter the folder may read them: a container's user reads its own ones by their names.
keep() {
  [ -e "$folder/$1" ] && return
  printf '%s' "$2" > "$folder/$1"
  chmod 0444 "$folder/$1"
  echo "made $folder/$1"
}

for name in JWT_SECRET WALLET_SECRET GATEWAY_SECRET CARD_SECRET REVALIDATE_SECRET PREVIEW_TOKEN PAYLOAD_SECRET PSEUDONYM_SECRET \
  SECOND_FACTOR_SECRET PUSH_PRIVATE_KEY OPERATOR_KEY DESK_SECRET DESK_FIRST_TOKEN TRACE_SECRET CONTENT_ADMIN_PASSWORD POSTGRES_PASSWORD APP_PASSWORD CONTENT_PASSWORD \
  STUDIO_PASSWORD GATEWAY_PASSWORD S3_SECRET_ACCESS_KEY; do
  keep "$name" "$(random)"
done
# The address of the database by the name that Compose gives it; with a PostgreSQL of your own write yours here.
keep DATABASE_URL "postgres://kozyr:$(cat "$folder/POSTGRES_PASSWORD")@postgres:5432/kozyr"

# Of compose.many.yaml: the platform's way through the pooler and past it, the way of the role that owns the tables, and those of the parts
# that own a database beside the platform's.
address() { printf 'postgres://%s:%s@%s/kozyr' "$1" "$(cat "$folder/$2")" "$3"; }
keep POOLED_DATABASE_URL "$(address kozyr_app APP_PASSWORD pgbouncer:6432)"
keep DIRECT_DATABASE_URL "$(address kozyr_app APP_PASSWORD postgres:5432)"
keep OWNER_DATABASE_URL "$(address kozyr POSTGRES_PASSWORD postgres:5432)"
keep CONTENT_DATABASE_URL "$(address kozyr_content CONTENT_PASSWORD postgres:5432)"
keep STUDIO_DATABASE_URL "$(address kozyr_studio STUDIO_PASSWORD postgres:5432)"
keep GATEWAY_DATABASE_URL "$(address kozyr_gateway GATEWAY_PASSWORD postgres:5432)"
