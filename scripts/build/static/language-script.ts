import { storageNames } from '#content/storage-names.ts'
import { languages } from '#shared/locale.ts'

/** Redirects neutral paths by `startLanguage`. The same text on every page, so that one CSP hash suffices. */
export const languageScript = [
  '(({dataset:{path}})=>{',
  `const all=${JSON.stringify(languages)},first=location.pathname.split("/")[1],`,
  `kept=(/(?:^|; )${storageNames.language}=(\\w+)/.exec(document.cookie)||[])[1],`,
  'lang=[first,kept,navigator.language.split("-")[0].toLowerCase()].find((tag)=>all.includes(tag)),',
  'to="/"+lang+path;',
  'if(lang&&to!==location.pathname&&(lang===first||lang!==document.documentElement.lang))',
  'location.replace(to+location.search+location.hash)',
  '})(document.currentScript)',
].join('')
