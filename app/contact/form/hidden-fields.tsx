import { usePageContext } from '#app/platform/page-context.ts'
import type { HiddenField } from '#shared/contact-fields.ts'
import styles from './contact-form.module.css'

/** Filled in by the server when it serves the page. */
const filledByServer: readonly HiddenField[] = ['_csrf', 'started', 'id']

/** Only prerendered: during hydration React would reset the server's value to this one. */
const emptyValue = import.meta.env.SSR ? { defaultValue: '' } : {}

export function HiddenFields() {
  const { lang, addressForm, t } = usePageContext()
  return (
    <>
      {filledByServer.map((name) => (
        <input key={name} type="hidden" name={name} {...emptyValue} suppressHydrationWarning />
      ))}
      <input type="hidden" name="pageLanguage" value={lang} />
      <input type="hidden" name="addressForm" value={addressForm} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">{t('contact.trap')}</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
