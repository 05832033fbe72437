/** `assets/side-panel-Djd1lQwY.css` as `side-panel`: a page names the sheets that it was built with, whose rules it has. */
export const sheetName = (file: string) => file.slice('assets/'.length, -'-Djd1lQwY.css'.length)

/** Style sheets that scripts have asked for, by address. */
const asked = new Map<string, Promise<unknown>>()

/**
 * Brings a style sheet behind all others of the page. Before another one its layers would count as set anew, and Chromium
 * would then lay out the whole page again. What could not be had is asked for again by the next call.
 */
export function addSheet(href: string): Promise<unknown> {
  const known = asked.get(href)
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const coming = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      asked.delete(href)
      link.remove()
      reject(new Error(`The style sheet ${href} cannot be had.`))
    }
  })
  asked.set(href, coming)
  document.body.append(link)
  return coming
}

/**
 * An `import()` and the sheets of what it brings, side by side: in the build it stands in the place of Vite's own loader
 * (`scripts/build/sheet-loader.ts`), under that one's name. Files are named without a slash at their beginning.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  const sheets = files.map(
    (file) => document.querySelector(`#wake[data-sheets~=${sheetName(file)}]`) ?? addSheet(`/${file}`),
  )
  const [module] = await Promise.all([load(), ...sheets])
  return module
}
