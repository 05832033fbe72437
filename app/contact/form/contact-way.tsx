import { ContactForm } from './contact-form.tsx'
import { FormClosed, NoForm } from './form-closed.tsx'

const hasForm = import.meta.env.FORM_SERVER !== ''

/** Decided by constants, so that a build contains only one of them. */
export const ContactWay: typeof ContactForm =
  hasForm && import.meta.env.FORM_CLOSED ? FormClosed : hasForm ? ContactForm : NoForm
