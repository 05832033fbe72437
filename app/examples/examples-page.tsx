import type { Examples } from './example.ts'
import styles from './examples-page.module.css'

const modules = import.meta.glob<{ examples: Examples }>('../components/**/*.examples.tsx', { eager: true })

/** Every component in every state: `/__examples`, in development only; axe and the pictures read it. */
export function Page() {
  return (
    <>
      <section id="bannerTop">
        <h1>Examples</h1>
      </section>
      {Object.entries(modules).map(([file, { examples }]) => (
        <section key={file} className={styles.component}>
          <div>
            <h2>{examples.component}</h2>
            {examples.states.map(({ name, view }) => (
              <div key={name} className={styles.state}>
                <h3>{name}</h3>
                <div>{view}</div>
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
