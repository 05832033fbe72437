# For scripts, with `.`: keeps PostgreSQL's password out of the list of processes.
# hide_password ADDRESS FILE: sets `address` to ADDRESS without its password, which FILE (mode 600) gives to pg_dump and pg_restore.
hide_password() {
  address=$1
  case $1 in *[?\&]password=*) echo "Put the password of DATABASE_URL before the @." >&2; exit 1 ;; esac
  authority=${1#*://}
  authority=${authority%%[/?]*}
  case $authority in *:*@*) ;; *) return 0 ;; esac
  user=${authority%@*}
  address="${1%%://*}://${user%%:*}@${1#*://"$user"@}"
  (umask 077 && printf '*:*:*:*:%s\n' "$(decode "${user#*:}" | sed 's/[\\:]/\\&/g')" >"$2")
  export PGPASSFILE="$2"
  # Child processes would inherit it, and need it no more.
  unset DATABASE_URL
}

# decode TEXT: %41 as A.
decode() {
  rest=$1
  while :; do
    case $rest in
    *%[0-9A-Fa-f][0-9A-Fa-f]*) ;;
    *) printf '%s' "$rest"; return ;;
    esac
    printf '%s' "${rest%%\%*}"
    rest=${rest#*%}
    tail=${rest#??}
    printf "\\$(printf '%03o' "0x${rest%"$tail"}")"
    rest=$tail
  done
}
