import '../styles/global.css'
import '../products/colours.ts'
import { createRoot } from 'react-dom/client'
import { brandValues } from '#shared/brand-values.ts'
import { defaultLanguage, isLanguage } from '#shared/locale.ts'
import { createTranslate } from '#shared/messages.ts'
import { Page } from '../examples/examples-page.tsx'
import { App } from '../layout/app.tsx'
import { loadDictionary } from './dictionary.ts'

const root = document.getElementById('app')
const { lang: found } = document.documentElement
const lang = isLanguage(found) ? found : defaultLanguage
const { dictionary } = await loadDictionary(lang)
const here = {
  page: 'releases',
  lang,
  addressForm: 'neutral',
  t: createTranslate(dictionary, lang, brandValues),
} as const
if (root) createRoot(root).render(<App here={here} Page={Page} />)
document.documentElement.dataset.live = ''
