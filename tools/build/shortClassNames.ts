import { globSync } from 'node:fs'
import { resolve } from 'node:path'

/** The numbers of the style sheets of modules, which their short names contain, by their files. @param root the project's folder. */
export function sheetNumbers(root: string): ReadonlyMap<string, string> {
  const sheets = globSync('src/**/*.module.css', { cwd: root }).toSorted()
  return new Map(sheets.map((sheet, place) => [resolve(root, sheet), place.toString(36).padStart(2, '0')]))
}

/**
 * Names classes and animations by the place of their style sheet and by their order in it, because long names would be a
 * tenth of each page. The names are the same in the site and in the module that prerenders it.
 * @param root the project's folder.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const numbers = sheetNumbers(root)
  const namesOf = new Map([...numbers.keys()].map((sheet) => [sheet, [] as string[]]))
  return (name, file) => {
    const sheet = file.replace(/\?.*/, '')
    const names = namesOf.get(sheet)
    if (names === undefined) throw new Error(`No style sheet ${sheet}`)
    if (!names.includes(name)) names.push(name)
    return `_${numbers.get(sheet)}${names.indexOf(name).toString(36)}`
  }
}
