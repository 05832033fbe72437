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
}

/** Links rather than buttons: they can be shared, and Back undoes them. A single choice is not shown. */
export function FilterLinks({ label, name, choices, chosen }: FilterLinksProps) {
  const here = usePageContext()
  if (choices.length < 2) return null
  const address = (id: string) => href({ page: here.page }, here) + (id && `?${name}=${id}`)
  return (
    <nav aria-label={label} className="scripted">
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
