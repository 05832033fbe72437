type Hidden = { token: string; started: string; id: string; subject?: string }

/**
 * Puts into the contact page what is this visitor's own. The build leaves exactly these places empty, and React leaves
 * them alone. All values are made of letters, digits, `.`, `-` and `_`, so none of them can break out.
 */
export function fillForm(html: string, { token, started, id, subject }: Hidden): string {
  const safe = (text: string) => text.replace(/[^\w.-]/g, '')
  const filled = html
    .replaceAll('name="_csrf" value=""', `name="_csrf" value="${safe(token)}"`)
    .replaceAll('name="started" value=""', `name="started" value="${safe(started)}"`)
    .replaceAll('name="id" value=""', `name="id" value="${safe(id)}"`)
  return subject
    ? filled.replace(`<option value="${safe(subject)}"`, (option) => `${option} selected=""`)
    : filled
}
