import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { type AnsweringPerson, initials } from '#shared/answering-people.ts'
import { textIn } from '#shared/locale.ts'
import styles from './who-answers.module.css'

/** Picture and initials add nothing to the name: both are hidden from screen readers. */
export function PersonRow({ person: { name, role, phone, picture } }: { person: AnsweringPerson }) {
  const { lang } = usePageContext()
  return (
    <li className={styles.person}>
      {picture ? (
        <Picture className={styles.portrait} of={picture} alt="" sizes="100px" />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      <p className={styles.words}>
        <b className={styles.name}>{name}</b>
        <span className={styles.role}>{textIn(role, lang)}</span>
        {phone && (
          <span className={styles.phone}>
            <CompanyValue row="company.phone" value={phone} />
          </span>
        )}
      </p>
    </li>
  )
}
