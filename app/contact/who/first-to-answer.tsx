import { CompanyValue } from '#app/components/company-value/company-value.tsx'
import { TermsRow } from '#app/components/terms/terms-rows.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import answering from '#generated/people.json' with { type: 'json' }
import { textIn } from '#shared/locale.ts'

const { people, replyDays } = answering
const [first] = people

/** Nothing where the owner has named nobody. */
export function FirstToAnswer() {
  const { lang, t } = usePageContext()
  if (!first) return null
  return (
    <TermsRow label="who.title">
      <p>
        <b>{first.name}</b>, {textIn(first.role, lang)}
      </p>
      {first.phone && (
        <p>
          <CompanyValue row="company.phone" value={first.phone} />
        </p>
      )}
      {replyDays && <p>{t('who.reply.days', { count: replyDays })}</p>}
    </TermsRow>
  )
}
