#!/bin/sh
# From a fresh Debian 12 or 13 to the site in service, as root. It can be run again at any time: steps already done are
# skipped, and a file changed on this machine is kept (the new one is put beside it, ending in .new).
#   install.sh www.example.it [--mail you@example.it] [--build FOLDER] [--backup-key FILE] [--desk]
#   --mail           where Let's Encrypt writes when a certificate is not renewed
#   --build          what `npm run build` made. Without it: the build that this script is part of, or the project, which is
#                    then built here
#   --backup-key     the public key of the backups (gpg --armor --export)
#   --desk           the owner's desk at /desk too. Only from the project: it builds there, from /srv/vetrina/site
#   NODE_MIRROR      where Node's releases are, https://nodejs.org/dist by default; file:///folder works too
# Node's tarball is compared with its SHASUMS256.txt. The signature of that file is not checked: both come by https.
set -eu
umask 022

node_version=26.10.0
mirror=${NODE_MIRROR:-https://nodejs.org/dist}
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
env_file=/etc/vetrina/vetrina.env
# Sums of the files that this script wrote, to tell which were changed on this machine.
written=/etc/vetrina/written.sha256
owner=/srv/vetrina/site
work=$(mktemp -d /var/tmp/vetrina-XXXXXX)
cure='Look at the lines above.'

step() {
  cure=$2
  printf '\n== %s\n' "$1"
}
say() { printf '   %s\n' "$1"; }
# Shows a command's output only if it fails.
quietly() {
  "$@" >"$work/said" 2>&1 || {
    tail -n 30 "$work/said" >&2
    exit 1
  }
}
fail() {
  cure=$1
  exit 1
}
finish() {
  status=$?
  rm -rf "$work"
  [ "$status" = 0 ] || printf '\nNot finished: %s\nThen run this again; what is done stays done.\n' "$cure" >&2
}
trap finish EXIT
trap 'exit 1' HUP INT TERM

usage='usage: install.sh www.example.it [--mail you@example.it] [--build FOLDER] [--backup-key FILE] [--desk]'
read_arguments() {
  host='' mail='' build='' backup_key='' desk=''
  while [ $# -gt 0 ]; do
    case $1 in
    --mail | --build | --backup-key)
      [ $# -gt 1 ] || fail "$1 needs a value. $usage"
      case $1 in
      --mail) mail=$2 ;;
      --build) build=$2 ;;
      --backup-key) backup_key=$2 ;;
      esac
      shift
      ;;
    --desk) desk=yes ;;
    -*) fail "$1 is not known. $usage" ;;
    *) host=$1 ;;
    esac
    shift
  done
  printf '%s' "$host" | grep -Eqx '[a-z0-9-]+(\.[a-z0-9-]+)+' || fail "$usage"
  [ -z "$backup_key" ] || [ -f "$backup_key" ] || fail "There is no file $backup_key."
  # The other name, with or without www, which redirects to the first.
  case $host in
  www.*) other=${host#www.} ;;
  *) other=www.$host ;;
  esac
}

# As written by this script, or by a package of Debian.
is_unchanged() {
  grep -qxF "$(sha256sum "$1")" "$written" ||
    dpkg-query -W -f '${Conffiles}\n' nginx-common | grep -qF " $1 $(md5sum <"$1" | cut -d ' ' -f 1)"
}

# put TARGET MODE: writes its input to a file, unless that was changed on this machine.
put() {
  cat >"$work/new"
  if [ -e "$1" ] && cmp -s "$work/new" "$1"; then return; fi
  if [ -e "$1" ] && ! is_unchanged "$1"; then
    install -m "$2" "$work/new" "$1.new"
    say "$1 was changed on this machine and is kept; the new one is $1.new"
    return
  fi
  install -D -m "$2" "$work/new" "$1"
  grep -v " $1\$" "$written" >"$work/sums" || true
  sha256sum "$1" >>"$work/sums"
  cp "$work/sums" "$written"
  say "wrote $1"
}

check_machine() {
  step 'This machine' 'a Debian 12 or 13 on x86-64 or arm64, and root, are needed.'
  [ "$(id -u)" = 0 ] || fail 'run it as root: sudo, or su -.'
  version=$(. /etc/os-release && echo "${ID:-} ${VERSION_ID:-}")
  case $version in
  'debian 12' | 'debian 13') ;;
  *) fail "this is no Debian 12 or 13 but '$version'." ;;
  esac
  case $(uname -m) in
  x86_64) platform=linux-x64 ;;
  aarch64) platform=linux-arm64 ;;
  *) fail "Node has no build for $(uname -m)." ;;
  esac
  say "$version, $platform"
}

install_packages() {
  step 'Packages of Debian (a minute)' 'does apt-get update work? Is the disk full (df -h)?'
  set -- nginx certbot gnupg sqlite3 curl xz-utils ca-certificates libatomic1
  if dpkg-query -W -f '${db:Status-Status}\n' "$@" 2>/dev/null | grep -cx installed | grep -qx $#; then
    say 'are there'
    return
  fi
  quietly apt-get update -q
  quietly env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
  say "$*"
}

make_folders() {
  step 'User and folders' 'look at the line above.'
  id vetrina >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir /srv/vetrina --no-create-home --shell /usr/sbin/nologin vetrina
  install -d -m 755 /srv/vetrina /srv/vetrina/builds /opt/vetrina /var/www/acme
  install -d -m 750 -g vetrina /etc/vetrina
  install -d -m 770 -o vetrina -g vetrina /var/lib/vetrina
  install -d -m 700 -o vetrina -g vetrina /var/backups/vetrina
  touch "$written"
  say 'vetrina; /srv/vetrina /opt/vetrina /etc/vetrina /var/lib/vetrina /var/backups/vetrina'
}

install_node() {
  name=node-v$node_version-$platform
  step "Node $node_version" "can $mirror be reached? Is its tarball whole?"
  if [ ! -x "/opt/vetrina/$name/bin/node" ]; then
    curl -fsSL -o "$work/SHASUMS256.txt" "$mirror/v$node_version/SHASUMS256.txt"
    curl -fsSL -o "$work/$name.tar.xz" "$mirror/v$node_version/$name.tar.xz"
    (cd "$work" && grep "  $name.tar.xz\$" SHASUMS256.txt | sha256sum --check --strict -) ||
      fail "$name.tar.xz is not what SHASUMS256.txt says: take it from another mirror (NODE_MIRROR)."
    tar -xJf "$work/$name.tar.xz" -C "$work" --no-same-owner
    mv "$work/$name" /opt/vetrina/
  fi
  answer=$("/opt/vetrina/$name/bin/node" --version) || fail "/opt/vetrina/$name/bin/node does not run: see the line above."
  ln -sfn "$name" /opt/vetrina/node
  say "/opt/vetrina/node: $answer"
}

find_build() {
  [ -n "$build" ] || build=$(dirname "$here")
  if [ ! -f "$build/pages.json" ] && [ -f "$build/package-lock.json" ]; then build_here; fi
  [ -f "$build/pages.json" ] || fail "$build is no build: give the folder dist/ that npm run build made (--build)."
  origin=$(sed -n 's/^ *"origin": *"\([^"]*\)".*/\1/p' "$build/pages.json" | head -n 1)
  [ "$origin" = "https://$host" ] ||
    fail "the build is made for $origin, not for https://$host: set site.origin in site/settings.json and build again."
}

build_here() {
  step "Building $build (minutes)" 'the lines above say what is wrong, in the files of the site or with npm.'
  install -d -o vetrina -g vetrina "$work/project"
  chmod 711 "$work"
  tar -C "$build" --exclude=./node_modules --exclude=./dist --exclude=./.git --exclude=./.cache --exclude=./data \
    -cf - . | runuser -u vetrina -- tar -C "$work/project" -xf -
  # With a desk the owner's files are in its folder, not in the project.
  if [ -d $owner ]; then
    rm -rf "$work/project/site"
    install -d -o vetrina -g vetrina "$work/project/site"
    tar -C $owner --exclude=./.desk -cf - . | runuser -u vetrina -- tar -C "$work/project/site" -xf -
  fi
  # Without the packages' own scripts: the build needs none.
  (cd "$work/project" && runuser -u vetrina -- env HOME="$work/project" PATH="/opt/vetrina/node/bin:$PATH" \
    PUBLIC_ORIGIN="https://$host" sh -c 'npm ci --include=dev --ignore-scripts && node scripts/build.ts')
  build=$work/project/dist
  say 'built'
}

install_units() {
  step 'Settings, units and the command vetrina' 'look at the line above.'
  if [ -f "$env_file" ]; then
    say "$env_file is kept as it is"
  else
    install -m 640 -g vetrina "$here/systemd/vetrina.env" "$env_file"
    say "wrote $env_file"
  fi
  for unit in "$here"/systemd/*.service "$here"/systemd/*.timer "$here"/systemd/*.path; do
    put "/etc/systemd/system/${unit##*/}" 644 <"$unit"
  done
  put /usr/local/bin/vetrina 755 <"$here/vetrina"
  systemctl daemon-reload
}

take_build() {
  step 'The build in service' 'journalctl -u vetrina@3000 says why.'
  find_build
  if cmp -s "$build/SHA256SUMS" /srv/vetrina/current/SHA256SUMS; then
    say 'it is the one in service'
    systemctl restart vetrina@3000
  else
    sh "$build/deploy/release.sh" take "$build"
  fi
  systemctl enable --now vetrina@3000 vetrina-watch.timer
  count=0
  until curl -fs -o /dev/null -H "Host: $host" http://127.0.0.1:3000/healthz; do
    count=$((count + 1))
    [ $count -lt 30 ] || exit 1
    sleep 1
  done
  say "it answers; $(readlink -f /srv/vetrina/current)"
}

set_up_backup() {
  step 'Backup of every night' 'look at the line above.'
  [ -z "$backup_key" ] || put /etc/vetrina/backup-key.asc 644 <"$backup_key"
  if [ -f /etc/vetrina/backup-key.asc ]; then
    systemctl enable --now vetrina-backup.timer
    say '/var/backups/vetrina: let another machine fetch it'
  else
    say 'NONE YET, because there is no key. On your own machine: gpg --quick-generate-key backup@example.it future-default'
    say "gpg --armor --export backup@example.it > key.asc; here: sh /srv/vetrina/current/deploy/install.sh $host --backup-key key.asc"
  fi
}

look() {
  step 'What visitors get' 'vetrina log tells what the site says, journalctl -u nginx what nginx says.'
  for path in /healthz /it /en; do
    # Retried, because nginx reloads in the background.
    curl -fs -o /dev/null --retry 10 --retry-delay 1 --retry-connrefused --resolve "$host:443:127.0.0.1" \
      "https://$host$path" || fail "https://$host$path does not answer on this machine: $cure"
    say "https://$host$path answers"
  done
  grep -q '^SMTP_URL=.' "$env_file" ||
    say "No mail goes out yet: write SMTP_URL into $env_file, then systemctl restart vetrina@3000"
  say 'vetrina doctor tells what else is missing. New builds: npm run publish, on the machine where the site is written.'
}

. "$here/install-nginx.sh"
. "$here/install-desk.sh"

read_arguments "$@"
check_machine
install_packages
make_folders
install_node
install_units
take_build
serve_http
get_certificate
serve_https
set_up_backup
look
if [ -n "$desk" ]; then set_up_desk; fi
