/** `started` is the server's signed time. */
export function requestForm(texts: { id?: string; started: string; message: string }): FormData {
  const form = new FormData()
  const visitor = { name: 'Anna Ferri', emailOrPhone: 'anna@example.it', subject: 'warehouse' }
  const page = { pageLanguage: 'it', addressForm: 'pinned', answerLanguage: 'it' }
  for (const [name, value] of Object.entries({ ...page, ...visitor, ...texts })) form.append(name, value)
  return form
}
