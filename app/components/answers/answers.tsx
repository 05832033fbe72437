import type { MouseEvent } from 'react'
import { useHere } from '#app/platform/here.ts'
import { chooseAudience, useAudience } from '#app/platform/use-audience.ts'
import type { AudienceId } from '#content/offerings.ts'
import { homeAudiences } from '#shared/products.ts'
import { Icon } from '../icon/icon.tsx'
import { SiteLink } from '../link/site-link.tsx'
import styles from './answers.module.css'

/**
 * The question of what the visitor runs, and its four answers. Each is a link to the first of what is made for it; with
 * script it is chosen in place instead, and chosen again it is taken back. It stands in the hero, and where the side panel
 * has a display in that: the style sheet shows one of the two.
 */
export function Answers({ stands }: { stands: 'hero' | 'panel' }) {
  const { t } = useHere()
  const chosen = useAudience()
  const question = `answers-${stands}`
  return (
    <nav className={styles.answers} data-stands={stands} aria-labelledby={question}>
      <p className={styles.question} id={question}>
        {t('home.audience.title')}
      </p>
      <ul className={styles.list}>
        {homeAudiences().map(({ id, offerings }) => (
          <li key={id} className={styles.item}>
            <SiteLink
              className={styles.answer}
              to={offerings[0]?.target ?? { page: 'home' }}
              aria-current={chosen === id ? 'true' : undefined}
              onClick={(event) => choose(event, chosen === id ? null : id)}
            >
              <span className={styles.words}>{t(`home.audience.${id}`)}</span>
              {stands === 'panel' && (
                <span className={styles.tools}>
                  {offerings.map(({ id: tool, accent, icon }) => (
                    <span key={tool} className={styles.tool} data-accent={accent}>
                      <Icon name={icon} size={20} />
                    </span>
                  ))}
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function choose(event: MouseEvent, id: AudienceId | null) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  chooseAudience(id)
}
