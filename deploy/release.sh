#!/bin/sh
# Puts a build into service, or the one before it again.
#   release.sh take FOLDER   copies a build (dist/) beside the earlier ones, checks that it is whole and can be served,
#                            points the link to it, signals the processes and waits until they serve it
#   release.sh back          points the link to the build before, and signals the processes
#   SERVED_DIR where builds are kept: $SERVED_DIR/builds/…, and the link $SERVED_DIR/current; /srv/vetrina by default
#   NODE       /opt/vetrina/node/bin/node by default, or the node of PATH where that is missing
#   PORTS      ports of the processes to check; those of systemd's units vetrina@… by default
#   RELOAD     lets all processes take the build; systemctl reload vetrina@* by default
#   RESTART    restarts the process of a port, if the server's code differs; systemctl restart vetrina@… by default
#   WAIT       how many seconds a process may take until it serves the build: 60 by default
# -f, or vetrina@* would become the name of a file in a folder that has one, such as deploy/systemd.
set -euf

site=${SERVED_DIR:-/srv/vetrina}
node=${NODE:-/opt/vetrina/node/bin/node}
[ -x "$node" ] || node=node
ports=${PORTS-$(systemctl list-units --plain --no-legend 'vetrina@*' 2>/dev/null | sed -n 's/^vetrina@\([0-9]*\)\.service.*/\1/p')}
reload=${RELOAD:-systemctl reload vetrina@*}
restart=${RESTART:-restart_unit}
builds=$site/builds
# The copied build, deleted again if it cannot be put into service.
taken=
mkdir -p "$builds"

restart_unit() { systemctl restart "vetrina@$1"; }

# The link changes in one step: a process that starts meanwhile finds one build or the other.
point_to() {
  ln -s "$1" "$site/.current-$$"
  mv -T "$site/.current-$$" "$site/current"
}

# check BUILD: every file is as it was built, and its server can read it here. As the user of the site, where there is one: by
# setpriv, as in take-desk-build.sh, which runs this in its sandbox.
check() {
  user=
  if [ "$(id -u)" = 0 ] && id vetrina >/dev/null 2>&1; then user='setpriv --reuid=vetrina --regid=vetrina --init-groups'; fi
  (cd "$1" && sha256sum --check --strict --quiet SHA256SUMS && $user "$node" server/main.js --check)
}

# The hash of all that the processes run, settings and offerings in it, and the address that they serve.
server_of() {
  { grep '  server/' "$site/$1/SHA256SUMS"; grep -o '"origin": *"[^"]*"' "$site/$1/pages.json"; } | sha256sum
}

# told BUILD BEFORE: whether all processes now serve it.
told() {
  id=$(sha256sum <"$site/$1/SHA256SUMS" | head -c 12)
  if [ -z "$2" ] || [ "$(server_of "$1")" = "$(server_of "$2")" ]; then
    $reload || { echo "The processes could not be signalled ($reload)." >&2; return 1; }
    for port in $ports; do serves "$port" "$id" || return 1; done
    return 0
  fi
  for port in $ports; do
    $restart "$port" || { echo "The process on port $port could not be started anew ($restart)." >&2; return 1; }
    serves "$port" "$id" well || return 1
    # nginx skips a process that did not answer for two seconds.
    if [ "$ports" != "$port" ]; then sleep 3; fi
  done
}

# serves PORT ID [well]: whether the process comes to serve it in time, and can store requests where that is asked for.
serves() {
  end=$(($(date +%s) + ${WAIT:-60}))
  until "$node" -e '
    const [port, id, well] = process.argv.slice(1)
    const isRight = ({ ok, headers }) => headers.get("build-id") === id && (ok || !well)
    fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(5_000) })
      .then((answer) => process.exit(isRight(answer) ? 0 : 1), () => process.exit(1))' "$@"; do
    if [ "$(date +%s)" -ge "$end" ]; then
      echo "The process on port $1 did not come to serve the build: its log says why." >&2
      return 1
    fi
    sleep 0.3
  done
}

# If not all processes serve it, the link goes back, and so do those that were signalled: otherwise the next process to
# start would serve another build than the others. The very first build has nothing to go back to.
lead() {
  earlier=$(readlink "$site/current" || true)
  point_to "$1"
  if told "$1" "$earlier"; then
    echo "$site/current leads to $1"
    return
  fi
  if [ -n "$earlier" ]; then
    point_to "$earlier"
    told "$earlier" "$1" 2>/dev/null || true
    rm -rf "$taken"
  fi
  echo "$site/current leads to $(readlink "$site/current")." >&2
  exit 1
}

# Whether a process runs from a build (its working directory): it may still load files of it.
is_run() { find /proc -mindepth 2 -maxdepth 2 -name cwd -lname "*/builds/$1*" 2>/dev/null | grep -q .; }

case ${1:-} in
take)
  from=${2:?usage: release.sh take FOLDER}
  [ -f "$from/SHA256SUMS" ] && [ -f "$from/stamp" ] || { echo "$from is no whole build: npm run build" >&2; exit 1; }
  name=$(date -u +%Y%m%dT%H%M%S.%N)-$(head -c 12 "$from/stamp")
  cp -R "$from" "$builds/.$name"
  chmod -R u=rwX,go=rX "$builds/.$name"
  if ! check "$builds/.$name"; then
    rm -rf "$builds/.$name"
    echo "$from is refused, and nothing has changed." >&2
    exit 1
  fi
  mv "$builds/.$name" "$builds/$name"
  taken=$builds/$name
  lead "builds/$name"
  # Four are kept: the one in service and three to go back to.
  ls -1 "$builds" | head -n -4 | while read -r old; do
    if [ "builds/$old" = "$(readlink "$site/current")" ] || is_run "$old"; then continue; fi
    rm -rf "${builds:?}/$old"
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
