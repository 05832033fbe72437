import { usePageContext } from '#app/platform/page-context.ts'
import { href } from '#shared/navigation.ts'
import styles from './filter-links.module.css'

type FilterChoice = { id: string; label: string; count?: number }

type FilterLinksProps = {
  /** For screen readers. */
  label: string
  /** The query key. */
  name: string
  /** The first choice has an empty id and removes the filter. */
  choices: readonly FilterChoice[]
  chosen: string
  /** Other query keys to keep. */
  kept?: Readonly<Record<string, string>>
  /** Each choice is a part of the list with a path of its own, which works without scripts. */
  parts?: boolean
}

/** Links rather than buttons: they can be shared, and Back undoes them. A single choice is not shown. */
export function FilterLinks({ label, name, choices, chosen, kept = {}, parts = false }: FilterLinksProps) {
  const here = usePageContext()
  if (choices.length < 2) return null
  const address = (id: string) => {
    if (parts) return href({ page: here.page, part: id }, here)
    const query = new URLSearchParams({ ...kept, ...(id && { [name]: id }) }).toString()
    return href({ page: here.page }, here) + (query && `?${query}`)
  }
  return (
    <nav aria-label={label} className={parts ? undefined : styles.scripted}>
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
