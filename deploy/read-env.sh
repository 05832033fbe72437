# Reads the configuration as server/env-file.ts does, without evaluating any of it: for scripts, with `.`. The file is .env
# here, or the one that ENV_FILE names. What the environment has already stays.
read_env() {
  env_file=${ENV_FILE:-.env}
  [ -n "${ENV_FILE:-}" ] || [ -e "$env_file" ] || return 0
  [ -r "$env_file" ] || { echo "The configuration in $env_file could not be read." >&2; exit 1; }
  env_seen=' '
  env_line=0
  env_return=$(printf '\r')
  while IFS= read -r env_row || [ -n "$env_row" ]; do
    env_line=$((env_line + 1))
    env_row=${env_row%"$env_return"}
    env_name=${env_row%%=*}
    case $env_row in
    '') continue ;;
    '#'*\\) refuse_env ;;
    '#'*) continue ;;
    esac
    case $env_row in *=*) ;; *) refuse_env ;; esac
    case $env_name in '' | [!A-Za-z_]* | *[!A-Za-z0-9_]*) refuse_env ;; esac
    case $env_seen in *" $env_name "*) refuse_env ;; esac
    env_seen="$env_seen$env_name "
    case ${env_row#*=} in *[\"\'\`\\#[:cntrl:]]* | ' '* | *' ') refuse_env ;; esac
    printenv "$env_name" >/dev/null || export "$env_row"
  done <"$env_file"
}

refuse_env() {
  echo "$env_file:$env_line: write NAME=value once, without quotes, backslashes, # and spaces before or after it." >&2
  exit 1
}
