# Steps of install.sh: nginx before the certificate, the certificate, nginx with it. Read with `.`, not run.

# The shipped settings of nginx with the names of this site: nginx_file FILE
nginx_file() {
  rules="s/www\\.example\\.it/@HOST@/g"
  if [ -n "$other" ]; then rules="$rules; s/example\\.it/$other/g"; else rules="$rules; s/ example\\.it//g"; fi
  rules="$rules; s/@HOST@/$host/g"
  [ -e /proc/net/if_inet6 ] || rules="$rules; /listen \\[::\\]/d"
  [ "$version" = 'debian 12' ] || rules="$rules; s/\\( *\\)listen 443 ssl http2;/\\1listen 443 ssl;\\n\\1http2 on;/; s/ ssl http2;/ ssl;/"
  sed "$rules" "$here/nginx/$1"
}

# With wrong new settings nginx goes on with the old ones.
reload_nginx() {
  quietly nginx -t
  systemctl enable --now nginx
  quietly systemctl reload nginx
}

serve_http() {
  step 'nginx before the certificate' 'nginx -t names the line that is wrong. Does another program hold port 80 (ss -ltnp)?'
  if ! getent ahosts "$other" >/dev/null; then
    say "$other is not in the DNS and stays out; once it is, run this again"
    other=
  fi
  for file in "$here"/nginx/*.html "$here"/nginx/headers.conf; do
    put "/etc/nginx/vetrina/${file##*/}" 644 <"$file"
  done
  put /etc/nginx/nginx.conf 644 <"$here/nginx/nginx.conf"
  if [ -f "/etc/letsencrypt/live/$host/fullchain.pem" ]; then
    say 'there is a certificate'
    return
  fi
  nginx_file before-certificate.conf | put /etc/nginx/conf.d/vetrina.conf 644
  reload_nginx
  say "port 80 answers for $host${other:+ and $other}"
}

get_certificate() {
  step 'Certificate of Let’s Encrypt' \
    "do $host${other:+ and $other} lead to this machine in the DNS? Is port 80 open to the world (firewall)?"
  set -- -d "$host"
  [ -z "$other" ] || set -- "$@" -d "$other"
  if [ -n "$mail" ]; then set -- "$@" -m "$mail"; else set -- "$@" --register-unsafely-without-email; fi
  quietly certbot certonly --webroot --webroot-path /var/www/acme --cert-name "$host" --non-interactive --agree-tos \
    --keep-until-expiring --renew-with-new-domains --deploy-hook 'systemctl reload nginx' "$@"
  say "/etc/letsencrypt/live/$host, renewed by certbot's own timer"
}

serve_https() {
  step 'nginx with the certificate' 'nginx -t names the line that is wrong.'
  nginx_file vetrina.conf | put /etc/nginx/conf.d/vetrina.conf 644
  [ -z "$other" ] || nginx_file other-name.conf | put /etc/nginx/conf.d/vetrina-other-name.conf 644
  reload_nginx
  say "https://$host${other:+, and $other leads to it}"
}
