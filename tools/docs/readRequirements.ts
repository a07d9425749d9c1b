import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'docs/requirements'

/** The pages of requirements, as paths from the root of the repository. */
export const REQUIREMENT_PAGES: readonly string[] = readdirSync(FOLDER)
  .filter((page) => page !== 'README.md')
  .map((page) => `${FOLDER}/${page}`)

/** A heading `## §4 States`, or the label of an item `- Bulk add: …` below it. */
export type Requirement = { readonly section: number; readonly label: string }

/** Reads the headings and the labels of items, each with its section. A label is the text before the colon. */
export function readRequirements(): Requirement[] {
  return REQUIREMENT_PAGES.flatMap((page) => {
    let section = 0
    return readFileSync(page, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, number, heading] = /^## §(\d) (.+)$/.exec(line) ?? []
        if (heading !== undefined) section = Number(number)
        const label = heading ?? /^- ([^':`]+): /.exec(line)?.[1]
        return label === undefined ? [] : [{ section, label }]
      })
  })
}
