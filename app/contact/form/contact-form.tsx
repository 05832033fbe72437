import { Postcard } from '#app/contact/postcard/postcard.tsx'
import { SubjectPrice } from '#app/contact/terms/subject-price.tsx'
import { usePageContext } from '#app/platform/page-context.ts'
import { formServer } from '#app/platform/static-host.ts'
import { letterRows, lineRows, neededLineRows } from '#shared/contact-rows.ts'
import { Attachments } from './attachments.tsx'
import { AnswerLanguageField, SubjectField } from './choice-fields.tsx'
import styles from './contact-form.module.css'
import { ContactNotes } from './contact-notes.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { limits } from './limits.ts'
import { SendPart } from './send-part.tsx'
import { TypedField } from './typed-field.tsx'
import { useContactForm } from './use-contact-form.ts'

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
          className={styles.fields}
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
              <SubjectPrice>
                <SubjectField value={values.subject} fault={faults.subject} />
              </SubjectPrice>
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
          {isShort || limits.files === 0 ? null : (
            <Attachments
              fault={faults.files}
              answered={contact.answeredFiles}
              returned={contact.returnedFiles}
              onChange={contact.checkFiles}
            />
          )}
          <SendPart sending={contact.sending} />
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
