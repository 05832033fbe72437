#!/bin/sh
# Puts what the owner's desk built into service: vetrina-publish.service runs it as root when .desk/publish-wanted changes.
# The desk chooses nothing: the build is always its project's. The desk may have written anything there, so root reads and
# writes its files only as its user, and runs no script of the new build: deploy/ is that of the build in service.
#   OWNER_DIR   the owner's folder, /srv/vetrina/site by default
#   BUILD       what the desk built, /opt/vetrina/project/dist by default
#   CURRENT     the build in service, /srv/vetrina/current by default
#   AS_DESK     becomes the desk's user; setpriv by default, since the sandbox forbids the session that runuser opens
set -u

own=${OWNER_DIR:-/srv/vetrina/site}/.desk
build=${BUILD:-/opt/vetrina/project/dist}
current=${CURRENT:-/srv/vetrina/current}
as_desk=${AS_DESK-setpriv --reuid=vetrina-desk --regid=vetrina-desk --init-groups}

wanted=$($as_desk head -c 64 "$own/publish-wanted") || exit 1
id=$(printf '%s' "$wanted" | head -n 1 | tr -cd 'A-Za-z0-9:.-')
[ -n "$id" ] || exit 0
work=$(mktemp -d /var/tmp/vetrina-desk-XXXXXX)
trap 'rm -rf "$work"' EXIT

take() {
  mkdir "$work/dist"
  $as_desk tar -C "$build" -cf - . | tar -C "$work/dist" --no-same-owner --no-same-permissions -xf - || return 1
  if find "$work/dist" ! -type f ! -type d | grep -q . || ! head -c 12 "$work/dist/stamp" | grep -Eqx '[0-9a-f]{12}'; then
    echo 'This is no build of the project.'
    return 1
  fi
  if ! diff -r "$work/dist/deploy" "$current/deploy" >/dev/null; then
    echo 'The build is of another version of the program than the site. On the server, in the project: sh deploy/install.sh'
    return 1
  fi
  sh "$current/deploy/release.sh" take "$work/dist"
}

code=0
said=$(take 2>&1) || code=$?
printf '%s\n%s\n%s\n' "$id" "$code" "$said" |
  $as_desk sh -c 'cat >"$1.new" && mv "$1.new" "$1"' sh "$own/publish-outcome"
exit "$code"
