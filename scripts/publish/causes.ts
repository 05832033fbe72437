type Causes = Readonly<
  Record<
    'key' | 'changed' | 'unknownHost' | 'name' | 'refused' | 'disk' | 'sudo' | 'certificate' | 'slow',
    string
  >
>

/** How ssh, tar and Node tell their faults, in the order in which to look for them, each with its cure in one language. */
export function causes(cures: Causes): readonly (readonly [RegExp, string])[] {
  return [
    [/IDENTIFICATION HAS CHANGED/, cures.changed],
    [/Host key verification failed/, cures.unknownHost],
    [/Permission denied/, cures.key],
    [/Could not resolve|ENOTFOUND|EAI_AGAIN/, cures.name],
    [
      /timed out|Connection refused|No route to host|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT/,
      cures.refused,
    ],
    [/No space left/, cures.disk],
    [/sudo:/, cures.sudo],
    [/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/, cures.certificate],
    [/TimeoutError|ETIMEDOUT/, cures.slow],
  ]
}
