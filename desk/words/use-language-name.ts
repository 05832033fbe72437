import { useDesk } from '../ui/desk-context.ts'

/** Names any language of the site in the desk's own. */
export function useLanguageName(): (lang: string) => string {
  const { lang: own } = useDesk()
  const names = new Intl.DisplayNames(own, { type: 'language' })
  return (lang) => {
    const name = names.of(lang) ?? lang
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
