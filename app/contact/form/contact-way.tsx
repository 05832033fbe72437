import { ContactForm } from './contact-form.tsx'
import { FormClosed, NoForm } from './form-closed.tsx'

const hasForm = import.meta.env.FORM_SERVER !== ''

/** The form, or what stands in its place while it takes nothing, or on a static host whose forms nobody takes. Asked here, so that a build has one of them. */
export const ContactWay: typeof ContactForm =
  hasForm && import.meta.env.FORM_CLOSED ? FormClosed : hasForm ? ContactForm : NoForm
