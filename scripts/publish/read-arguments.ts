import { parseArgs } from 'node:util'

export type PublishOptions = {
  /** As ssh takes it: `user@server`, or a name of the owner's own ssh settings. */
  target: string
  isTrial: boolean
  /** For the first time: what install.sh is told beside the site's name. */
  install: readonly string[] | undefined
}

/** What was typed; undefined where it is not understood. */
export function readArguments(typed: readonly string[]): PublishOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        install: { type: 'boolean', default: false },
        mail: { type: 'string' },
      },
    })
    const [target = '', ...more] = positionals
    // ssh would take what begins with a hyphen for one of its options.
    if (!/^[\w][\w.@:-]*$/.test(target) || more.length > 0) return undefined
    if (values.mail !== undefined && (!values.install || !/^[\w.+-]+@[\w.-]+$/.test(values.mail)))
      return undefined
    const install = values.install ? (values.mail ? ['--mail', values.mail] : []) : undefined
    return { target, isTrial: values['dry-run'], install }
  } catch {
    return undefined
  }
}
