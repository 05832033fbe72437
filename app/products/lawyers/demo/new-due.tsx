import { usePageContext } from '#app/platform/page-context.ts'
import { dueWords } from './term-words.ts'
import type { TypedTerm } from './use-term.ts'

/** Announces the deadline to screen readers. */
export function NewDue({ asked: { counted, isChanged } }: { asked: TypedTerm }) {
  const { lang, t } = usePageContext()
  return (
    <p className="visually-hidden" role="status">
      {isChanged &&
        ('result' in counted
          ? t('lawyers.example.due', { due: dueWords(counted.result.due, lang) })
          : t('lawyers.example.last'))}
    </p>
  )
}
