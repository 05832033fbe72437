import { Icon } from '#app/components/icon/icon.tsx'
import { Key } from '#app/components/key/key.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { useHere } from '#app/place.ts'
import { releases } from '#content/releases.ts'
import type { Language } from '#shared/locale.ts'
import { requireOffering } from '#shared/navigation.ts'
import styles from './news.module.css'

/**
 * The three latest releases, each by its title alone, which leads to its place in the list: the owner's texts may be of
 * any length, the first flight of the page not. Without any the section is left out.
 */
export function Section() {
  const { t, lang } = useHere()
  if (releases.length === 0) return null
  return (
    <section id="news" className={styles.news}>
      <h2>{t('home.news.title')}</h2>
      <ul>
        {releases.slice(0, 3).map(({ id, date, offering, title }) => {
          const { accent, icon } = requireOffering(offering)
          return (
            <li key={id}>
              <time dateTime={date}>{shortDate(date, lang)}</time>
              <Key accent={accent} icon={icon} size="small" />
              <h3>
                <SiteLink to={{ page: 'releases', anchor: id }}>{title[lang]}</SiteLink>
              </h3>
            </li>
          )
        })}
      </ul>
      <SiteLink className="go" to={{ page: 'releases' }}>
        {t('home.news.all')}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </section>
  )
}

/** `18 nov 2026`, the same in every engine. `date` is YYYY-MM-DD. */
function shortDate(date: string, lang: Language): string {
  const format = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(lang === 'it' ? 'it-IT' : 'en-GB', format).format(new Date(date))
}
