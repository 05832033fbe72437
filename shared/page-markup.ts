import type { Language } from './locale.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Replaces title and body, and adds the state for hydration. `body` is rendered HTML. */
export function documentWithState(html: string, title: string, body: string, state: object): string {
  const root = html.indexOf('<div id="app"')
  const inside = html.indexOf('>', root)
  const end = html.lastIndexOf('</div>\n<template id="after-paint"')
  if (root === -1 || end <= inside) throw new Error('The page has no root element.')
  const head = html
    .slice(0, inside)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeMarkup(title)}</title>`)
  return `${head} data-state="${escapeMarkup(JSON.stringify(state))}">${body}${html.slice(end)}`
}

type Own = { token: string; started: string; id: string; subject?: string; answerLanguage?: Language }

/** Fills in the values that the build left empty; React does not touch them. */
export function fillForm(html: string, { token, started, id, subject, answerLanguage }: Own): string {
  const safe = (text: string) => text.replace(/[^\w.-]/g, '')
  const filled = html
    .replaceAll('name="_csrf" value=""', `name="_csrf" value="${safe(token)}"`)
    .replaceAll('name="started" value=""', `name="started" value="${safe(started)}"`)
    .replaceAll('name="id" value=""', `name="id" value="${safe(id)}"`)
  const asked = answerLanguage ? check(filled, 'answerLanguage', answerLanguage) : filled
  if (!subject) return asked
  const chosen = ` value="${safe(subject)}"`
  return asked.replace(/<option [^>]*/g, (option) =>
    option.includes(chosen) ? `${option} selected=""` : option,
  )
}

function check(html: string, name: string, value: string): string {
  return html.replace(new RegExp(`<input [^>]*type="radio" name="${name}"[^>]*`, 'g'), (radio) => {
    const open = radio.replace(' checked=""', '')
    return open.includes(` value="${value}"`)
      ? open.replace(` name="${name}"`, ` name="${name}" checked=""`)
      : open
  })
}
