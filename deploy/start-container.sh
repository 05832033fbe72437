#!/bin/sh
# A platform's volume belongs to root at first: it is handed to the site's user, who then runs the site.
set -eu
as_site=
if [ "$(id -u)" = 0 ]; then
  chown node:node "$DATA_DIR"
  as_site='setpriv --reuid=node --regid=node --init-groups'
fi
exec $as_site node --max-semi-space-size=4 /app/dist/server/main.js
