#!/bin/sh
# Ends a process of the site that accepts a connection but does not answer for 20 seconds, which systemd would never notice;
# its unit starts it again. A process that answers 503, or whose port is closed, does not hang and is left alone.
#   PATIENCE   how many seconds; 20 by default
set -eu

for unit in $(systemctl list-units --plain --no-legend --state=running 'vetrina@*' | cut -d ' ' -f 1); do
  port=${unit#vetrina@}
  port=${port%.service}
  status=0
  curl --silent --output /dev/null --max-time "${PATIENCE:-20}" "http://127.0.0.1:$port/healthz" || status=$?
  # curl's exit code for a timeout.
  [ $status = 28 ] || continue
  echo "$unit did not answer for ${PATIENCE:-20} seconds and is ended." >&2
  kill -KILL "$(systemctl show --property MainPID --value "$unit")"
done
