#!/bin/sh
# Writes one encrypted backup of the requests' store and deletes those that are too old. A backup can be read with the
# private key only, which does not belong on this machine. While it is made, a copy in plain text lies in a folder .work-…
# beside it, which only its owner can open; what is left of it after a power cut is removed at the next start.
#   DATA_DIR or DATABASE_URL  what is backed up, as for the site itself
#   BACKUP_DIR                where to
#   BACKUP_KEY                file of the public key (gpg --armor --export)
#   BACKUP_DAYS               how long a backup is kept; 30 as shipped, no longer than the retention of the settings
# Needs gpg, and sqlite3 or pg_dump (Debian: gpg, sqlite3, postgresql-client).
set -eu
umask 077

: "${BACKUP_DIR:?where backups go}" "${BACKUP_KEY:?file of the public key}"
days=${BACKUP_DAYS:-30}
mkdir -p "$BACKUP_DIR"
# One at a time, the next one waits: so each folder that is here now was left by one that was killed.
exec 9>"$BACKUP_DIR/.lock"
flock 9
rm -rf "$BACKUP_DIR"/.work-*
work=$(mktemp -d "$BACKUP_DIR/.work-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
mkdir "$work/keys"

if [ -n "${DATABASE_URL:-}" ]; then
  kind=dump
  pg_dump --format=custom --no-owner --dbname="$DATABASE_URL" --file="$work/store"
else
  kind=sqlite
  store=${DATA_DIR:?the folder of the store}/contact.sqlite
  [ -f "$store" ] || { echo "There is no store at $store." >&2; exit 1; }
  # As it is at one moment, with what is still in its log; while the site runs.
  sqlite3 "$store" ".timeout 20000" ".backup '$work/store'"
  [ "$(sqlite3 "$work/store" 'PRAGMA integrity_check')" = ok ] || { echo "The store is damaged: $store" >&2; exit 1; }
fi

name=vetrina-$(date -u +%Y%m%dT%H%M%SZ).$kind.gpg
GNUPGHOME="$work/keys" gpg --batch --quiet --no-tty --trust-model always \
  --recipient-file "$BACKUP_KEY" --output "$work/$name" --encrypt "$work/store"
mv "$work/$name" "$BACKUP_DIR/$name"
# Only now that there is a new one.
find "$BACKUP_DIR" -maxdepth 1 -name 'vetrina-*.gpg' -mtime "+$days" -delete
echo "$BACKUP_DIR/$name"
