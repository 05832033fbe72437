import { globSync } from 'node:fs'
import { relative } from 'node:path'

type ScopedName = (name: string, file: string, css: string) => string

/**
 * Class names of two or three letters for the production build: the module's place among all modules in capitals, then
 * the name's place in its file. Both builds, the browser's and the prerenderer's, come to the same ones. Hashes in
 * their place cost every page half a kilobyte, because they do not compress.
 */
export function shortClassNames(root: string): ScopedName {
  const files = globSync('app/**/*.module.css', { cwd: root }).sort()
  return (name, file, css) => {
    const place = files.indexOf(relative(root, file.replace(/\?.*/, '')))
    const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))]
    if (place < 0 || !names.includes(name)) throw new Error(`No short name for '${name}' of ${file}.`)
    return letters(place) + names.indexOf(name).toString(36)
  }
}

/** 0 is `A`, 25 `Z`, 26 `AA`. */
function letters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}
