#!/bin/sh
# Replaces the store by a backup: restore.sh FILE. The site must be stopped, and the keyring must have the private key.
# Its settings come from the environment and the site's own file (ENV_FILE):
#   DATA_DIR or DATABASE_URL  what is restored
set -eu
umask 077
. "$(dirname "$0")/read-env.sh"
. "$(dirname "$0")/hide-password.sh"
read_env

file=${1:?usage: restore.sh FILE}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
gpg --batch --quiet --no-tty --output "$work/store" --decrypt "$file"

case $file in
*.dump.gpg)
  hide_password "${DATABASE_URL:?the database}" "$work/pgpass"
  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$address" "$work/store"
  ;;
*.sqlite.gpg)
  [ "$(sqlite3 "$work/store" 'PRAGMA integrity_check')" = ok ] || { echo "The backup is damaged: $file" >&2; exit 1; }
  store=${DATA_DIR:?the folder of the store}/contact.sqlite
  mkdir -p "$DATA_DIR"
  # The old write-ahead log must never meet the restored file. The former store and its log stay beside it, under a new name
  # for each restore, until somebody deletes them.
  before=$store.before-restore-$(date -u +%Y%m%dT%H%M%S.%NZ)
  for part in "" -wal -shm; do
    if [ -e "$store$part" ]; then mv "$store$part" "$before$part"; fi
  done
  cp "$work/store" "$store.new"
  if [ "$(id -u)" = 0 ]; then chown --reference="$DATA_DIR" "$store.new"; fi
  mv "$store.new" "$store"
  ;;
*)
  echo "$file is no backup: its name ends in neither .sqlite.gpg nor .dump.gpg." >&2
  exit 1
  ;;
esac
echo "Restored from $file. Mails that were sent since will be sent again."
