import file from '#site/settings.ts'

/** The owner's configuration entries, `{enable, key, value}` (specification §3). Read them with `setting()`. */
export const settings: readonly { enable: number; key: string; value: string }[] = file.entries
