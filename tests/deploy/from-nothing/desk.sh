# The part of from-nothing.sh that is about the desk. Read with `.`, not run.
mkdir "$server/root/project"
cp -a "$cache/npm" "$server/mnt/npm"
# As shipped: only install.sh is given the address.
sed -i 's|\("key": "site.origin", "value": "\)[^"]*|\1http://127.0.0.1:3000|' site/settings.json
tar --exclude=./node_modules -c . | tar -C "$server/root/project" -x
install_desk() {
  inside env npm_config_cache=/mnt/npm npm_config_offline=true \
    sh -c 'cd /root/project && sh deploy/install.sh www.example.it --desk' >"$work/installed"
}
desk() { "$project/node_modules/.bin/node" "$here/desk.ts" "$(grep -o 'https://.*/desk/sign-in#.*' "$work/installed")" "$1"; }

log 'The project copied to the server, and install.sh --desk in it'
must install_desk
must ask
log 'The owner changes a headline, publishes it, and takes it back'
must desk 'Nuovo dalla scrivania'
must inside vetrina release back
curl -s --cacert "$work/ca.pem" https://www.example.it/it/lawyers | grep -q 'Nuovo dalla scrivania'

log 'Who may write what'
writes() {
  inside setpriv --reuid "$1" --regid vetrina --groups "$1" find /etc /opt /srv /usr /var -xdev -writable ! -type l \
    ! -path /opt/vetrina/project ! -path /var/tmp -prune -print 2>/dev/null | sort | tr '\n' ' '
}
at=/opt/vetrina/project
for who in "vetrina-desk $at/.cache $at/dist $at/generated $at/node_modules/.vite-temp /srv/vetrina/site /var/lib/vetrina " \
  'vetrina /var/backups/vetrina /var/lib/vetrina '; do
  must [ "$(writes "${who%% *}")" = "${who#* }" ]
done

log 'Done'
