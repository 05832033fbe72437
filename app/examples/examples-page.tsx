import type { Examples } from './example.ts'
import styles from './examples-page.module.css'

const modules = import.meta.glob<{ examples: Examples }>('../components/**/*.examples.tsx', { eager: true })

/** `/__examples`, in development only; axe and screenshots use it. */
export function Page() {
  return (
    <>
      <section id="bannerTop">
        <h1>Examples</h1>
      </section>
      {Object.entries(modules).map(([file, { examples }]) => (
        <ExampleStates key={file} of={examples} />
      ))}
    </>
  )
}

export function ExampleStates({ of: { component, states } }: { of: Examples }) {
  return (
    <section className={styles.component}>
      <div>
        <h2>{component}</h2>
        {states.map(({ name, view }) => (
          <div key={name} className={styles.state}>
            <h3>{name}</h3>
            <div>{view}</div>
          </div>
        ))}
      </div>
    </section>
  )
}
