#!/bin/sh
# Puts a build into service without a restart, or the one before it again.
#   release.sh take FOLDER   copies a build (dist/) beside the earlier ones, leads the link to it, tells the processes
#   release.sh back          leads the link to the build before
#   SITE_DIR   where builds are kept: $SITE_DIR/builds/…, and the link $SITE_DIR/current; /srv/vetrina as shipped
#   RELOAD     what tells the processes; systemctl as shipped
# Without -f, vetrina@* would be a file's name in a folder that has one, such as deploy/systemd.
set -euf

site=${SITE_DIR:-/srv/vetrina}
reload=${RELOAD:-systemctl reload vetrina@*}
builds=$site/builds
# The build that was copied; taken away again where it cannot be put into service.
taken=
mkdir -p "$builds"

# The link changes in one step: whoever starts meanwhile finds the one build or the other.
point_to() {
  ln -s "$1" "$site/.current-$$"
  mv -T "$site/.current-$$" "$site/current"
}

# Where the processes cannot be told, all is as before: or else the next one that starts would serve another build than the
# others. Those that were told already are told to go back. At the very first build there is nothing to go back to.
lead() {
  earlier=$(readlink "$site/current" || true)
  point_to "$1"
  if $reload; then
    echo "$site/current leads to $1"
    return
  fi
  if [ -n "$earlier" ]; then
    point_to "$earlier"
    $reload 2>/dev/null || true
    rm -rf "$taken"
  fi
  echo "The processes could not be told ($reload): $site/current leads to $(readlink "$site/current")." >&2
  exit 1
}

case ${1:-} in
take)
  from=${2:?usage: release.sh take FOLDER}
  [ -f "$from/pages.json" ] && [ -f "$from/stamp" ] || { echo "$from is no whole build: npm run build" >&2; exit 1; }
  name=$(date -u +%Y%m%dT%H%M%S.%N)-$(head -c 12 "$from/stamp")
  cp -R "$from" "$builds/.$name"
  chmod -R u=rwX,go=rX "$builds/.$name"
  mv "$builds/.$name" "$builds/$name"
  taken=$builds/$name
  lead "builds/$name"
  # Four are kept: the one in service and three to go back to.
  ls -1 "$builds" | head -n -4 | while read -r old; do
    if [ "builds/$old" != "$(readlink "$site/current")" ]; then rm -rf "${builds:?}/$old"; fi
  done
  ;;
back)
  now=$(basename "$(readlink "$site/current")")
  before=$(ls -1 "$builds" | grep -B 1 -x "$now" | head -n 1)
  [ -n "$before" ] && [ "$before" != "$now" ] || { echo "There is no build before $now." >&2; exit 1; }
  lead "builds/$before"
  ;;
*)
  echo "usage: release.sh take FOLDER | release.sh back" >&2
  exit 2
  ;;
esac
