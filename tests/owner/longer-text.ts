import type { Language } from '#shared/locale.ts'

/** Words of one to eleven letters that lengthen a sentence without a fault of grammar that would matter here. */
const fillers: Partial<Record<Language, readonly string[]>> & { en: readonly string[] } = {
  it: ['e', 'qui', 'oggi', 'anche', 'sempre', 'davvero', 'con calma', 'per davvero', 'ogni giorno'],
  en: ['a', 'too', 'here', 'today', 'always', 'in fact', 'with care', 'every day'],
}

/** The text, 30 per cent longer; places such as `{{name}}` stay as they are. */
export function longer(text: string, lang: Language): string {
  let missing = Math.ceil(text.replace(/\{\{\w+\}\}/g, '').length * 0.3)
  const end = /[.!?…:]*$/.exec(text)?.[0] ?? ''
  let body = text.slice(0, text.length - end.length)
  for (let turn = 0; missing > 0; turn++) {
    const words = fillers[lang] ?? fillers.en
    const fitting = words.filter((word) => word.length < missing)
    const word = fitting[(fitting.length - 1 + turn) % fitting.length] ?? words[0] ?? ''
    body += ` ${word}`
    missing -= word.length + 1
  }
  return body + end
}
