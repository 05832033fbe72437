import { parseArgs } from 'node:util'
import type { Say } from '#scripts/owner/owner-words.ts'
import { isThisMachine } from '#shared/this-machine.ts'
import type { StaticHost } from './static-pages.ts'

type Options = { ifChanged: boolean; isPreview: boolean; staticHost?: StaticHost }

type Settings = { origin: string; hasMailOrPhone: boolean; say: Say }

export function readOptions(
  args: readonly string[],
  { origin, hasMailOrPhone, say }: Settings,
): Options | { fault: string } {
  const values = tryParse(args)
  if (values instanceof Error) return { fault: say('build.option', { fault: values.message }) }
  const { static: isStatic = false, 'if-changed': ifChanged = false, preview: isPreview = false } = values
  const named = values['form-server']
  if (!isStatic) return named === undefined ? { ifChanged, isPreview } : { fault: say('build.alone') }
  const url = URL.parse(origin)
  if (!url || isThisMachine(origin)) return { fault: say('build.origin') }
  if (url.origin !== origin) return { fault: say('build.path', { origin }) }
  if (named === undefined && !hasMailOrPhone) return { fault: say('build.unreachable') }
  const formServer = named && originOf(named)
  if (formServer === '' || (named !== undefined && !formServer))
    return { fault: say('build.formServer', { value: named ?? '' }) }
  return { ifChanged: false, isPreview: false, staticHost: { origin, formServer: formServer ?? '' } }
}

function tryParse(args: readonly string[]) {
  try {
    const options = {
      static: { type: 'boolean' },
      'form-server': { type: 'string' },
      'if-changed': { type: 'boolean' },
      preview: { type: 'boolean' },
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
