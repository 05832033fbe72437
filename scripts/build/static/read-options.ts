import { parseArgs } from 'node:util'
import type { OwnerLanguage } from '#scripts/owner/owner-language.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import type { StaticHost } from './static-pages.ts'
import { staticWords } from './static-words.ts'

type Options = { ifChanged: boolean; staticHost?: StaticHost }

type Settings = { origin: string; hasMailOrPhone: boolean; lang: OwnerLanguage }

/** What `npm run build` is asked for, or what is wrong with it, in the owner's language. */
export function readOptions(
  args: readonly string[],
  { origin, hasMailOrPhone, lang }: Settings,
): Options | { fault: string } {
  const words = staticWords[lang]
  const values = tryParse(args)
  if (values instanceof Error) return { fault: words.option(values.message) }
  const { static: isStatic = false, 'if-changed': ifChanged = false, 'form-server': named } = values
  if (!isStatic) return named === undefined ? { ifChanged } : { fault: words.alone }
  const url = URL.parse(origin)
  if (!url || isThisMachine(origin)) return { fault: words.origin }
  if (url.origin !== origin) return { fault: words.path(origin) }
  if (named === undefined && !hasMailOrPhone) return { fault: words.unreachable }
  const formServer = named && originOf(named)
  if (formServer === '' || (named !== undefined && !formServer))
    return { fault: words.formServer(named ?? '') }
  return { ifChanged: false, staticHost: { origin, formServer: formServer ?? '' } }
}

function tryParse(args: readonly string[]) {
  try {
    const options = {
      static: { type: 'boolean' },
      'form-server': { type: 'string' },
      'if-changed': { type: 'boolean' },
    } as const
    return parseArgs({ args: [...args], options }).values
  } catch (fault) {
    return fault instanceof Error ? fault : new Error(String(fault))
  }
}

function originOf(text: string): string | undefined {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && [url.origin, `${url.origin}/`].includes(text.toLowerCase()) ? url.origin : undefined
}
