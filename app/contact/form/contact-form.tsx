import { Icon } from '#app/components/icon/icon.tsx'
import { SiteLink } from '#app/components/link/site-link.tsx'
import fields from '#app/components/paper-fields/paper-fields.module.css'
import { Stamp } from '#app/components/stamp/stamp.tsx'
import { useHere } from '#app/platform/here.ts'
import { letterRows, lineRows } from '#shared/contact-rows.ts'
import { contactSubjects } from '#shared/contact-subjects.ts'
import { languageRow, languages } from '#shared/locale.ts'
import { Attachments } from './attachments.tsx'
import fieldStyles from './contact-field.module.css'
import { Fault, Field, faultId } from './contact-field.tsx'
import styles from './contact-form.module.css'
import { ContactNotes } from './contact-notes.tsx'
import { FaultSummary } from './fault-summary.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { SendButton } from './send-button.tsx'
import { TypedField } from './typed-field.tsx'
import { useContactForm } from './use-contact-form.ts'
import { limits } from './use-faults.ts'

/** The postcard. Whole without scripts: the browser posts it, and the server gives it back with its faults. */
export function ContactForm() {
  const { lang, t } = useHere()
  const contact = useContactForm()
  const { form, values, faults } = contact
  return (
    <>
      <form
        className={styles.postcard}
        ref={form}
        method="post"
        action="/api/contact"
        encType="multipart/form-data"
        noValidate
        {...contact.handlers}
      >
        <HiddenFields />
        <FaultSummary faults={faults} isShown={contact.isRefused} />
        <div className={styles.left}>
          {letterRows.map((row) => (
            <TypedField key={row.name} row={row} value={values[row.name]} fault={faults[row.name]} />
          ))}
          {limits.files > 0 ? <Attachments fault={faults.files} onChange={contact.checkFiles} /> : null}
        </div>
        <div className={styles.right}>
          <Stamp />
          {lineRows.map((row) => (
            <TypedField key={row.name} row={row} value={values[row.name]} fault={faults[row.name]} />
          ))}
          <Field
            name="subject"
            label={t('contact.subject')}
            fault={faults.subject}
            className={fieldStyles.select}
          >
            {(control) => (
              <>
                <select {...control} defaultValue={values.subject}>
                  <option className={fieldStyles.option} value="">
                    {t('contact.subject.open')}
                  </option>
                  {contactSubjects().map(({ id }) => (
                    <option key={id} className={fieldStyles.option} value={id}>
                      {t(`offering.${id}.name`)}
                    </option>
                  ))}
                </select>
                <Icon name="chevron-down" size={20} />
              </>
            )}
          </Field>
          <fieldset
            className={fieldStyles.radios}
            aria-describedby={faults.answerLanguage ? faultId('answerLanguage') : undefined}
          >
            <legend className={`${fields.label} ${fieldStyles.question}`}>{t('contact.answer')}</legend>
            {languages.map((option) => (
              <label key={option} className={fieldStyles.answer} lang={option}>
                <input
                  className={fieldStyles.radio}
                  type="radio"
                  name="answerLanguage"
                  value={option}
                  defaultChecked={option === (values.answerLanguage ?? lang)}
                />
                {languageRow(option).name}
              </label>
            ))}
            <Fault name="answerLanguage" text={faults.answerLanguage} />
          </fieldset>
          <p className={styles.privacy}>
            {t('contact.privacy')}{' '}
            <SiteLink className={styles.policy} to={{ page: 'privacy' }}>
              {t('contact.privacy.link')}
            </SiteLink>
          </p>
          <SendButton progress={contact.progress} />
        </div>
      </form>
      <ContactNotes
        isDraftKept={contact.isDraftKept}
        onClear={() => {
          contact.clearDraft()
          form.current?.querySelector('textarea')?.focus()
        }}
      />
    </>
  )
}
