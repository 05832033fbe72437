import { useEffect, useRef } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { changeQuery } from '#app/platform/use-query.ts'
import { href } from '#shared/navigation.ts'
import styles from './clients.module.css'

/** Searches at every letter; the form's address is the same search, for sharing and for Enter. */
export function Search({ sector, words }: { sector: string; words: string }) {
  const here = usePageContext()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words
  }, [words])
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> around a form says the same with one element more.
    <form
      role="search"
      action={href({ page: 'clients' }, here)}
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.label} htmlFor="client-search">
        {here.t('clients.search')}
      </label>
      <Icon name="search" size={20} />
      <input
        ref={field}
        className={styles.field}
        id="client-search"
        type="search"
        name="q"
        autoComplete="off"
        onChange={(event) => changeQuery({ q: event.target.value.trim() }, 'replace')}
      />
      {sector && <input type="hidden" name="sector" value={sector} />}
    </form>
  )
}
