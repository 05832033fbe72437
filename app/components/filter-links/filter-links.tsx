import { usePageContext } from '#app/platform/page-context.ts'
import { href } from '#shared/navigation.ts'
import styles from './filter-links.module.css'

type FilterChoice = { id: string; label: string; count?: number }

type FilterLinksProps = {
  /** What is chosen between, for screen readers. */
  label: string
  /** The key of the address's query. */
  name: string
  /** The first choice has an empty id and takes the filter away. */
  choices: readonly FilterChoice[]
  chosen: string
  /** The rest of the query that a choice keeps. */
  kept?: Readonly<Record<string, string>>
  /** Each choice is a part of the list, with an address that needs no script. */
  parts?: boolean
}

/**
 * Choices as links to this page with another query, so that they can be shared and undone by Back. One alone is no
 * choice and is left out.
 */
export function FilterLinks({ label, name, choices, chosen, kept = {}, parts = false }: FilterLinksProps) {
  const here = usePageContext()
  if (choices.length < 2) return null
  const address = (id: string) => {
    if (parts) return href({ page: here.page, part: id }, here)
    const query = new URLSearchParams({ ...kept, ...(id && { [name]: id }) }).toString()
    return href({ page: here.page }, here) + (query && `?${query}`)
  }
  return (
    <nav aria-label={label} className={parts ? styles.filter : `${styles.filter} ${styles.scripted}`}>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.id} className={styles.choice}>
            <a
              className={styles.link}
              href={address(choice.id)}
              aria-current={choice.id === chosen ? 'true' : undefined}
            >
              {choice.label}
              {choice.count !== undefined && <sup className={styles.count}>{choice.count}</sup>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
