import file from '#site/settings.ts'

/** Specification §3. Read them with `setting()`. */
export const settings: readonly { enable: number; key: string; value: string }[] = file.entries
