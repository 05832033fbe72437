#!/bin/sh
# A process of the site that takes a connection and says nothing for 20 seconds hangs, and systemd alone would never notice:
# it is ended, and its unit starts it again. A 503 is an answer, and so is a closed port: those are not this program's.
#   PATIENCE   how many seconds; 20 as shipped
set -eu

for unit in $(systemctl list-units --plain --no-legend --state=running 'vetrina@*' | cut -d ' ' -f 1); do
  port=${unit#vetrina@}
  port=${port%.service}
  status=0
  curl --silent --output /dev/null --max-time "${PATIENCE:-20}" "http://127.0.0.1:$port/healthz" || status=$?
  # curl's number for "too long".
  [ $status = 28 ] || continue
  echo "$unit did not answer for ${PATIENCE:-20} seconds and is ended." >&2
  kill -KILL "$(systemctl show --property MainPID --value "$unit")"
done
