import { addressOf } from '../ui/use-address.ts'

/** `#words/it/lawyers/-/lawyers.hero.title`: a page, and the texts that are open. */
export function hashOf(path: string, keys: readonly string[] = []): string {
  return addressOf('words', ...path.slice(1).split('/'), ...(keys.length > 0 ? ['-', ...keys] : []))
}

export function go(path: string, keys?: readonly string[]) {
  location.hash = hashOf(path, keys)
}

/** Other rooms link without a path: this one then finds where the text stands. */
export function parsePlace([, ...steps]: readonly string[]) {
  const end = steps.includes('-') ? steps.indexOf('-') : steps.length
  const path = steps.slice(0, end).join('/')
  return { path: path ? `/${path}` : undefined, keys: steps.slice(end + 1) }
}
