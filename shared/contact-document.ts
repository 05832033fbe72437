import { escapeMarkup } from './escape-markup.ts'

// The only two places where the HTML of a built page is changed as text.

/** A built page's HTML with another title and body, and with the state for hydration. `body` is rendered HTML. */
export function documentAgain(html: string, title: string, body: string, state: object): string {
  const root = html.indexOf('<div id="app"')
  const inside = html.indexOf('>', root)
  const end = html.lastIndexOf('</div>\n<template id="wake">')
  if (root === -1 || end <= inside) throw new Error('The page has no root element.')
  const head = html
    .slice(0, inside)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
  return `${head} data-state="${escapeMarkup(JSON.stringify(state))}">${body}${html.slice(end)}`
}

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
  if (!subject) return filled
  const chosen = ` value="${safe(subject)}"`
  return filled.replace(/<option [^>]*/g, (option) =>
    option.includes(chosen) ? `${option} selected=""` : option,
  )
}
