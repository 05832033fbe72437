import { parseArgs } from 'node:util'

export type PublishOptions = {
  /** `user@server` or a host of the ssh configuration. */
  target: string
  /** Arguments for install.sh on the first run. */
  install: readonly string[] | undefined
}

export function readArguments(typed: readonly string[]): PublishOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: {
        install: { type: 'boolean', default: false },
        mail: { type: 'string' },
      },
    })
    const [target = '', ...more] = positionals
    // ssh would take a leading hyphen as an option.
    if (!/^[\w][\w.@:-]*$/.test(target) || more.length > 0) return undefined
    if (values.mail !== undefined && (!values.install || !/^[\w.+-]+@[\w.-]+$/.test(values.mail)))
      return undefined
    const install = values.install ? (values.mail ? ['--mail', values.mail] : []) : undefined
    return { target, install }
  } catch {
    return undefined
  }
}
