#!/bin/sh
# Puts a backup in the place of the store: restore.sh FILE. The site must be stopped, and the private key be in the keyring.
#   DATA_DIR or DATABASE_URL  what is restored, as for the site itself
set -eu
umask 077

file=${1:?usage: restore.sh FILE}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
gpg --batch --quiet --no-tty --output "$work/store" --decrypt "$file"

case $file in
*.dump.gpg)
  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="${DATABASE_URL:?the database}" "$work/store"
  ;;
*.sqlite.gpg)
  [ "$(sqlite3 "$work/store" 'PRAGMA integrity_check')" = ok ] || { echo "The backup is damaged: $file" >&2; exit 1; }
  store=${DATA_DIR:?the folder of the store}/contact.sqlite
  mkdir -p "$DATA_DIR"
  # The old log must never meet the restored file. What was there stays beside it until somebody deletes it: under a name of
  # its own for each restore, with its log, so that it can be read whole.
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
