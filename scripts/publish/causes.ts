import type { Say } from '#scripts/owner/owner-words.ts'

const causes = [
  [/IDENTIFICATION HAS CHANGED/, 'changed'],
  [/Host key verification failed/, 'unknownHost'],
  [/Permission denied/, 'key'],
  [/Could not resolve|ENOTFOUND|EAI_AGAIN/, 'name'],
  [
    /timed out|Connection refused|No route to host|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT/,
    'refused',
  ],
  [/No space left/, 'disk'],
  [/sudo:/, 'sudo'],
  [/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/, 'certificate'],
  [/TimeoutError|ETIMEDOUT/, 'slow'],
] as const

export function cureOf(told: string, say: Say): string {
  const [, cause] = causes.find(([pattern]) => pattern.test(told)) ?? []
  return cause ? say(`publish.cause.${cause}`) : ''
}
