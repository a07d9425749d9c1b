import { globSync } from 'node:fs'
import { resolve } from 'node:path'

/**
 * Names classes and animations by the place of their style sheet and by their order in it, because long names would be a
 * tenth of each page. The names are the same in the site and in the module that prerenders it.
 * @param root the project's folder.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const sheets = globSync('src/**/*.module.css', { cwd: root }).toSorted()
  const namesOf = new Map(sheets.map((sheet) => [resolve(root, sheet), [] as string[]]))
  const places = [...namesOf.keys()]
  return (name, file) => {
    const sheet = file.replace(/\?.*/, '')
    const names = namesOf.get(sheet)
    if (names === undefined) throw new Error(`No style sheet ${sheet}`)
    if (!names.includes(name)) names.push(name)
    return `_${places.indexOf(sheet).toString(36).padStart(2, '0')}${names.indexOf(name).toString(36)}`
  }
}
