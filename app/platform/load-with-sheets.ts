/**
 * `assets/side-panel-Djd1lQwY.css` as `side-panel`: pages list by these names the sheets whose rules they
 * contain.
 */
export const sheetName = (file: string) => file.slice('assets/'.length, -'-Djd1lQwY.css'.length)

const asked = new Map<string, Promise<unknown>>()

/**
 * Adds a sheet after all others: before another one its layers would be declared anew, and Chromium would lay
 * out the whole page again. A failed sheet is requested again by the next call.
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
 * Replaces Vite's loader in the build (`vite.config.ts`), under its name: loads a module and
 * its sheets side by side. File names have no leading slash.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  const sheets = files.map(
    (file) => document.querySelector(`#after-paint[data-sheets~=${sheetName(file)}]`) ?? addSheet(`/${file}`),
  )
  const [module] = await Promise.all([load(), ...sheets])
  return module
}
