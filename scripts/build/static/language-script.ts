import { storageNames } from '#content/storage-names.ts'
import { languages } from '#shared/locale.ts'

/**
 * What our server decides before it answers and a static host cannot: in which language a visitor reads an address that pins
 * none. By the same rule (`startLanguage`); on the page for unknown addresses the language that the address begins with
 * counts first. The text is the same on every page, so that one hash admits it; where to go stands in `data-path`.
 */
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
