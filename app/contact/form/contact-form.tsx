import { SiteLink } from '#app/components/link/site-link.tsx'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { Postcard } from '#app/contact/who/who-answers.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { formServer } from '#app/platform/static-host.ts'
import { formRows, type HiddenField, letterRows, lineRows, neededLineRows } from '#shared/contact-fields.ts'
import { Attachments } from './attachments.tsx'
import { AnswerLanguageField, SubjectField } from './choice-fields.tsx'
import { controlId, TypedField } from './contact-field.tsx'
import styles from './contact-form.module.css'
import { ContactNotes } from './contact-notes.tsx'
import { Submit } from './submit.tsx'
import { useContactForm } from './use-contact-form.ts'
import { type FaultTexts, limits } from './use-faults.ts'

type ContactFormProps = { isShort?: boolean; subject?: string | undefined }

/**
 * Works without scripts: the browser posts it, and the server returns it with its faults. The short form has
 * fewer fields; both share one draft.
 */
export function ContactForm({ isShort = false, subject }: ContactFormProps) {
  const { lang } = usePageContext()
  const contact = useContactForm()
  const { form, values, faults } = contact
  return (
    <>
      <Postcard>
        <form
          id="contact-form"
          ref={form}
          method="post"
          action={`${formServer}/api/contact`}
          data-elsewhere={formServer ? '' : undefined}
          encType="multipart/form-data"
          noValidate
          {...contact.handlers}
        >
          <HiddenFields />
          {isShort ? (
            <>
              <input type="hidden" name="answerLanguage" value={lang} />
              <input type="hidden" name="company" />
            </>
          ) : null}
          <FaultSummary faults={faults} isShown={contact.isRefused} />
          {(isShort ? neededLineRows : lineRows).map((row) => (
            <TypedField key={row.name} row={row} value={values[row.name]} fault={faults[row.name]} />
          ))}
          {isShort ? (
            <SubjectField value={values.subject ?? subject} fault={faults.subject} />
          ) : (
            <>
              <SubjectField value={values.subject} fault={faults.subject} />
              <AnswerLanguageField value={values.answerLanguage} fault={faults.answerLanguage} />
            </>
          )}
          {letterRows.map((row) => (
            <TypedField
              key={row.name}
              row={row}
              value={values[row.name]}
              fault={faults[row.name]}
              isShort={isShort}
            />
          ))}
          {isShort && subject ? <ToAttach subject={subject} /> : null}
          {isShort || limits.files === 0 ? null : (
            <Attachments
              fault={faults.files}
              returned={contact.returnedFiles}
              onChange={contact.checkFiles}
            />
          )}
          <Submit sending={contact.sending} />
        </form>
      </Postcard>
      <ContactNotes
        isDraftKept={contact.isDraftKept}
        onClear={() => {
          contact.clearDraft()
          form.current?.querySelector<HTMLElement>('[name=name]')?.focus()
        }}
      />
    </>
  )
}

/** The short form takes no attachments, the full one finds its draft. */
function ToAttach({ subject }: { subject: string }) {
  const { t } = usePageContext()
  if (limits.files === 0) return null
  return (
    <p className={styles.privacy}>
      <SiteLink className={styles.policy} to={{ page: 'contact' }} query={`subject=${subject}`}>
        {t('contact.files.ask')}
      </SiteLink>
    </p>
  )
}

function FaultSummary({ faults, isShown }: { faults: FaultTexts; isShown: boolean }) {
  const { t } = usePageContext()
  const rows = formRows.filter(({ name }) => faults[name])
  return (
    <div className={`${fields.pencil} ${styles.summary}`} role="alert">
      {isShown && faults[''] ? <p>{faults['']}</p> : null}
      {isShown && rows.length > 0 ? (
        <p>
          {t('contact.summary')}{' '}
          {rows.map(({ name, words }, index) => (
            <span key={name} className={styles.faultLink}>
              <a className={styles.toFault} href={`#${controlId(name)}`}>
                {t(words.form)}
              </a>
              {index < rows.length - 1 ? ', ' : ''}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}

/** Filled in by the server when it serves the page. */
const filledByServer: readonly HiddenField[] = ['_csrf', 'started', 'id']

/** Only prerendered: during hydration React would reset the server's value to this one. */
const emptyValue = import.meta.env.SSR ? { defaultValue: '' } : {}

function HiddenFields() {
  const { lang, addressForm, t } = usePageContext()
  return (
    <>
      {filledByServer.map((name) => (
        <input key={name} type="hidden" name={name} {...emptyValue} suppressHydrationWarning />
      ))}
      <input type="hidden" name="pageLanguage" value={lang} />
      <input type="hidden" name="addressForm" value={addressForm} />
      {/* Not `display: none`, which bots look for. */}
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="contact-website">{t('contact.trap')}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
