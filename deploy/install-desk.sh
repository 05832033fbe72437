# A step of install.sh --desk: the owner's desk, at /desk. Read with `.`, not run.

project=/opt/vetrina/project

set_up_desk() {
  step 'The desk (a minute)' 'journalctl -u vetrina-desk says why.'
  [ -d "$work/project/node_modules" ] || fail 'run it in the project that the build is made of, without --build.'
  id vetrina-desk >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir $project --no-create-home --shell /usr/sbin/nologin vetrina-desk
  systemctl stop vetrina-desk 2>/dev/null || true
  if [ ! -d $owner ]; then
    cp -R "$work/project/site" $owner
    chown -R vetrina-desk:vetrina $owner
  fi
  rm -rf $project
  cp -R "$work/project" $project
  # Its settings are those of the site, in /etc/vetrina.
  rm -f $project/.env
  chown -R root:root $project
  chmod -R u=rwX,go=rX $project
  # The desk may replace the build as a whole, but nothing of the program (sticky bit).
  chown root:vetrina-desk $project
  chmod 1775 $project
  mkdir -p $project/.cache $project/node_modules/.vite-temp
  chown -R vetrina-desk:vetrina-desk $project/dist $project/generated $project/.cache $project/node_modules/.vite-temp
  # PUBLIC_ORIGIN, so that the desk builds for this address whatever the owner's settings say.
  for name in DESK_ORIGIN PUBLIC_ORIGIN; do
    grep -q "^$name=" "$env_file" || printf '%s=https://%s\n' "$name" "$host" >>"$env_file"
  done
  systemctl enable vetrina-desk
  systemctl restart vetrina-desk
  systemctl enable --now vetrina-publish.path
  curl -fs -o /dev/null --retry 150 --retry-delay 2 --retry-all-errors -H "Host: $host" http://127.0.0.1:3100/desk/sign-in
  say "https://$host/desk/ answers; another device: vetrina desk invite"
  vetrina desk invite
}
