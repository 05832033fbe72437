import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import { Tile } from '#app/components/tile/tile.tsx'
import { useHere } from '#app/platform/here.ts'
import latest from '#generated/releases/latest.json' with { type: 'json' }
import { dayWords } from '#shared/day-words.ts'
import { textIn } from '#shared/locale.ts'
import { requireOffering } from '#shared/navigation.ts'
import styles from './news.module.css'

/**
 * The three latest releases, each by its title alone, which leads to its place in the list: the owner's texts may be of
 * any length, the first flight of the page not. Without any the section is left out.
 */
export function Section() {
  const { t, lang } = useHere()
  if (latest.length === 0) return null
  return (
    <section id="news">
      <h2>{t('home.news.title')}</h2>
      <ul className={styles.list}>
        {latest.map(({ id, date, offering, title }) => {
          const { accent, icon } = requireOffering(offering)
          return (
            <li key={id} className={styles.release}>
              <time className={styles.day} dateTime={date}>
                {dayWords(date, lang, 'short')}
              </time>
              <Tile accent={accent} icon={icon} size="small" />
              <h3>
                <SiteLink className={styles.link} to={{ page: 'releases', anchor: id }}>
                  {textIn(title, lang)}
                </SiteLink>
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
