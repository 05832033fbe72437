#!/bin/sh
# Everything from an empty Debian to a confirmed request, an update, a refused build and a rollback; about five minutes.
# As root, with debootstrap, systemd-nspawn, ssh and the network for Debian's packages:
#   npm run test:install [bookworm|trixie] [desk]
# With `desk`: the project copied to the server, install.sh --desk in it, and its owner at the desk.
# The server is a container with its own systemd, so that the units run in their sandboxes, and without a network; the
# owner's machine is this project beside it. Replaced by fakes: certbot (no ACME without a network: a certificate made
# here), Node's mirror (this project's own Node, packed with its sum).
set -eu
suite=${1:-bookworm}
road=${2:-}
project=$(CDPATH='' cd -- "$(dirname -- "$0")/../../.." && pwd)
cache=$project/.cache/from-nothing
root=$cache/$suite

if [ "${INSIDE:-}" != yes ]; then
  mkdir -p "$cache"
  if [ ! -f "$root.ready" ]; then
    debootstrap --variant=minbase --include=systemd-sysv,dbus,openssh-server "$suite" "$root" http://deb.debian.org/debian >"$cache/debootstrap.log"
    chroot "$root" apt-get update -q
    touch "$root.ready"
  fi
  # Only downloaded: install.sh installs them itself, without a network.
  packages=$(sed -n 's/^  set -- \(nginx .*\)/\1/p' "$project/deploy/install.sh")
  # shellcheck disable=SC2086
  chroot "$root" apt-get install -yq --no-install-recommends --download-only $packages
  # For npm ci on the server, which has no network.
  if [ "$road" = desk ]; then
    mkdir -p "$cache/npm-project"
    cp "$project/package.json" "$project/package-lock.json" "$cache/npm-project/"
    npm ci --prefix "$cache/npm-project" --ignore-scripts --include=dev --prefer-offline --cache "$cache/npm"
    rm -rf "$cache/npm-project"
    chmod -R a+rwX "$cache/npm"
  fi
  rm -rf "$cache/work"
  mkdir -p "$cache/work"
  INSIDE=yes exec unshare --mount --net --pid --fork --kill-child sh "$0" "$suite" "$road"
fi

mount --make-rprivate /
ip link set lo up
work=$cache/work
server=$work/server
mkdir "$server" "$work/tmpfs"
mount -t tmpfs tmpfs "$work/tmpfs"
mkdir "$work/tmpfs/upper" "$work/tmpfs/work"
mount -t overlay overlay -o "lowerdir=$root,upperdir=$work/tmpfs/upper,workdir=$work/tmpfs/work" "$server"
mount -t proc proc /proc
echo '127.0.0.1 localhost www.example.it example.it' >"$work/hosts"
mount --bind "$work/hosts" /etc/hosts
cp "$work/hosts" "$server/etc/hosts"

started=$(date +%s)
log() { printf '\n[%3d s] ##### %s\n' $(($(date +%s) - started)) "$1"; }
must() { "$@" || { log "FAILED: $*"; exit 1; }; }
must_not() { if "$@"; then log "FAILED, it should not: $*"; exit 1; fi; }

log "A fresh Debian ($suite)"
here=$project/tests/deploy/from-nothing
install -D -m 755 "$here/certbot" "$server/usr/local/bin/certbot"
name=node-v$(sed -n 's/^node_version=//p' "$project/deploy/install.sh")-linux-x64
mirror=$server/root/mirror/${name%-linux-x64}
mirror=$(echo "$mirror" | sed 's/node-v/v/')
mkdir -p "$mirror" "$work/$name/bin"
cp "$project/node_modules/node/bin/node" "$work/$name/bin/"
mkdir "$work/$name/lib"
cp -R "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$work/$name/lib/npm"
ln -s ../lib/npm/bin/npm-cli.js "$work/$name/bin/npm"
[ -f "$cache/$name-npm.tar.xz" ] || tar -C "$work" -c "$name" | xz -T0 -0 >"$cache/$name-npm.tar.xz"
cp "$cache/$name-npm.tar.xz" "$mirror/$name.tar.xz"
(cd "$mirror" && sha256sum "$name.tar.xz" >SHASUMS256.txt)
echo 'NODE_MIRROR=file:///root/mirror' >>"$server/etc/environment"
# It shares this script's network, which has nothing but itself.
systemd-nspawn --quiet --register=no --keep-unit --boot --directory="$server" --machine=from-nothing --resolv-conf=off \
  --timezone=off --link-journal=no --console=pipe >"$work/console" 2>&1 </dev/null &
nspawn=$!
# inside COMMAND: as root on the server.
inside() {
  nsenter --target "$init" --all env -i HOME=/root NODE_MIRROR=file:///root/mirror \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}
init=
until [ -n "$init" ] && inside systemctl is-active --quiet ssh 2>/dev/null; do
  sleep 0.5
  init=$(pgrep -P "$nspawn" | head -n 1) || kill -0 "$nspawn"
done

log "The owner's machine: a key, the site's folder"
owner=$work/owner
mkdir -p "$owner/home/.ssh" "$owner/site" "$server/root/.ssh"
ssh-keygen -q -t ed25519 -N '' -f "$owner/key"
cp "$owner/key.pub" "$server/root/.ssh/authorized_keys"
# ssh reads its settings from the home of its user, whatever HOME says.
mkdir -p "$owner/bin"
printf '#!/bin/sh\nexec /usr/bin/ssh -F none -i %s -o UserKnownHostsFile=%s -o StrictHostKeyChecking=accept-new "$@"\n' \
  "$owner/key" "$owner/known" >"$owner/bin/ssh"
chmod +x "$owner/bin/ssh"
(cd "$project" && git ls-files -z --cached --others --exclude-standard | tar -c --null -T - | tar -x -C "$owner/site")
ln -s "$project/node_modules" "$owner/site/node_modules"
cp -R "$project/generated" "$owner/site/" 2>/dev/null || true
cd "$owner/site"
sed -i 's|\("key": "site.origin", "value": "\)[^"]*|\1https://www.example.it|' site/settings.json
# Without them the form is closed on a public address.
for said in 'name=Bottega Rossi' 'address=Via Roma 1, 19121 La Spezia' 'email=info@example.it' 'vat=IT 12345678903'; do
  sed -i "s|0, \(\"key\": \"company\.${said%%=*}\", \"value\": \"\)|1, \1${said#*=}|" site/settings.json
done
export PATH="$owner/bin:$PATH" NODE_EXTRA_CA_CERTS="$work/ca.pem"
unset PUBLIC_ORIGIN
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=www.example.it \
  -addext subjectAltName=DNS:www.example.it,DNS:example.it -keyout "$server/root/made-here.key" -out "$work/ca.pem" 2>/dev/null
cp "$work/ca.pem" "$server/root/made-here.crt"
publish() { npm run --silent publish -- root@www.example.it "$@"; }
ask() { "$project/node_modules/.bin/node" "$here/ask.ts"; }

if [ "$road" = desk ]; then
  . "$here/desk.sh"
  exit
fi

log 'Published to a server that is not set up: refused'
must_not publish

log 'The first time: install.sh through publish --install'
must publish --install --mail owner@example.it
log 'The same again'
must publish --install
must_not ls "$server"/etc/nginx/conf.d/*.new

log 'A request through nginx over https'
must ask
must inside vetrina requests list
inside vetrina doctor | tail -n 3

log 'A key for the backups, and a backup'
mkdir -m 700 "$work/keys"
gpg --homedir "$work/keys" --batch --quiet --passphrase '' --quick-generate-key backup@example.it future-default
gpg --homedir "$work/keys" --armor --export backup@example.it >"$server/root/key.asc"
must inside sh /srv/vetrina/current/deploy/install.sh www.example.it --backup-key /root/key.asc | tail -n 9
must inside vetrina backup
must ls "$server"/var/backups/vetrina/*.gpg

log 'An update'
sed -i 's/"home.hero.title": "/&Nuovo! /' site/i18n/it.json site/i18n/en.json
must publish
curl -s --cacert "$work/ca.pem" https://www.example.it/it | grep -q 'Nuovo!'
must ask

log 'A damaged build: refused, the former one goes on'
cp -R dist "$work/damaged"
: >"$work/damaged/server/main.js"
tar -C "$work" -c damaged | tar -x -C "$server/var/tmp"
must_not inside vetrina release take /var/tmp/damaged
must ask

log 'Going back, and forth'
must inside vetrina release back
must_not sh -c "curl -s --cacert '$work/ca.pem' https://www.example.it/it | grep -q 'Nuovo!'"
must ask

log 'https://example.it and http lead to the one address'
curl -s -o /dev/null -w '%{http_code} %{redirect_url}\n' --cacert "$work/ca.pem" https://example.it/it
curl -s -o /dev/null -w '%{http_code} %{redirect_url}\n' http://example.it/it
log 'Done'
