import fields from '#app/components/paper-fields/paper-fields.module.css'
import { usePageContext } from '#app/platform/page-context.ts'
import { contactSubjects } from '#content/offerings.ts'
import { languageRow, languages } from '#shared/locale.ts'
import fieldStyles from './contact-field.module.css'
import { controlId, Fault, Field, faultId } from './contact-field.tsx'

type ChoiceProps = { value: string | undefined; fault: string | undefined }

export function SubjectField({ value, fault }: ChoiceProps) {
  const { t } = usePageContext()
  return (
    <Field name="subject" label={t('contact.subject')} fault={fault}>
      {(control) => (
        <select {...control} className={`${control.className} ${fields.choice}`} defaultValue={value}>
          <option className={fieldStyles.option} value="">
            {t('contact.subject.open')}
          </option>
          {contactSubjects().map(({ id }) => (
            <option key={id} className={fieldStyles.option} value={id}>
              {t(`offering.${id}.name`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function AnswerLanguageField({ value, fault }: ChoiceProps) {
  const { lang, t } = usePageContext()
  return (
    <fieldset
      className={`wrap ${fieldStyles.radios}`}
      aria-describedby={fault ? faultId('answerLanguage') : undefined}
    >
      <legend className={`${fields.label} ${fieldStyles.question}`}>{t('contact.answer')}</legend>
      {languages.map((option) => (
        <label key={option} className={fields.check} lang={option}>
          <input
            id={option === languages[0] ? controlId('answerLanguage') : undefined}
            className={fields.box}
            type="radio"
            name="answerLanguage"
            value={option}
            defaultChecked={option === (value ?? lang)}
          />
          {languageRow(option).name}
        </label>
      ))}
      <Fault id={faultId('answerLanguage')} text={fault} />
    </fieldset>
  )
}
