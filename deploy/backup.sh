#!/bin/sh
# Writes one encrypted backup of the requests' store and deletes those that are too old. Only the private key, which does not
# belong on this machine, can read it. Meanwhile an unencrypted copy is in a folder .work-… beside it, which only its owner
# can open; the next run removes what a power cut left of it.
# Its settings come from the environment and the site's own file (ENV_FILE):
#   DATA_DIR or DATABASE_URL  what is backed up
#   BACKUP_DIR                where to
#   BACKUP_KEY                file of the public key (gpg --armor --export)
#   BACKUP_DAYS               how long a backup is kept; 30 by default, no longer than the settings keep requests. The privacy
#                             notice promises it: privacy.backup.days
# Needs gpg, and sqlite3 or pg_dump (Debian: gpg, sqlite3, postgresql-client).
set -eu
umask 077
. "$(dirname "$0")/read-env.sh"
. "$(dirname "$0")/hide-password.sh"
read_env

: "${BACKUP_DIR:?where backups go}" "${BACKUP_KEY:?file of the public key}"
days=${BACKUP_DAYS:-30}
# Backups run nightly, at no exact minute: what would expire before the next run goes now.
minutes=$(((days - 1) * 1440 - 60))
[ "$minutes" -gt 0 ] || minutes=0
mkdir -p "$BACKUP_DIR"
# One backup at a time, others wait: so any work folder found here is left over from a killed one.
exec 9>"$BACKUP_DIR/.lock"
flock 9
rm -rf "$BACKUP_DIR"/.work-*
work=$(mktemp -d "$BACKUP_DIR/.work-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$work/keys"

if [ -n "${DATABASE_URL:-}" ]; then
  kind=dump
  hide_password "$DATABASE_URL" "$work/pgpass"
  pg_dump --format=custom --no-owner --dbname="$address" --file="$work/store"
else
  kind=sqlite
  store=${DATA_DIR:?the folder of the store}/contact.sqlite
  [ -f "$store" ] || { echo "There is no store at $store." >&2; exit 1; }
  # A consistent snapshot, write-ahead log included, while the site runs.
  sqlite3 "$store" ".timeout 20000" ".backup '$work/store'"
  [ "$(sqlite3 "$work/store" 'PRAGMA integrity_check')" = ok ] || { echo "The store is damaged: $store" >&2; exit 1; }
fi

name=vetrina-$(date -u +%Y%m%dT%H%M%SZ).$kind.gpg
GNUPGHOME="$work/keys" gpg --batch --quiet --no-tty --trust-model always \
  --recipient-file "$BACKUP_KEY" --output "$work/$name" --encrypt "$work/store"
mv "$work/$name" "$BACKUP_DIR/$name"
# Old backups go only once there is a new one.
find "$BACKUP_DIR" -maxdepth 1 -name 'vetrina-*.gpg*' ! -name "$name" -mmin "+$minutes" -delete
echo "$BACKUP_DIR/$name"
