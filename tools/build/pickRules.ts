import type { Container } from 'postcss'
import { parse } from 'postcss'

/** The number of a class's or an animation's style sheet (shortClassNames.ts). */
const SHEET = /(?<![\w-])_([\da-z]{2})[\da-z]+/g

/** The numbers of the style sheets whose names a selector or the name of an animation contains. */
const sheetsIn = (text: string): string[] => [...text.matchAll(SHEET)].map(([, sheet = '']) => sheet)

/**
 * The part of a style sheet that the pages with some style sheets of modules need.
 * @param css the styles of all modules, with short class names.
 * @param isPicked takes the numbers of the style sheets that a selector belongs to: none if it belongs to every page.
 * @returns the rules with the selectors that `isPicked` accepts, in their order and inside their layers and media queries.
 */
export function pickRules(css: string, isPicked: (sheets: readonly string[]) => boolean): string {
  const root = parse(css)
  const pick = (container: Container) => {
    container.each((node) => {
      if (node.type === 'rule') {
        // The build joins rules of different style sheets that are next to each other and declare the same.
        const selectors = node.selectors.filter((selector) => isPicked(sheetsIn(selector)))
        if (selectors.length === 0) node.remove()
        else if (selectors.length < node.selectors.length) node.selectors = selectors
      } else if (node.type === 'atrule') {
        const isBlock = node.nodes !== undefined
        if (isBlock && ['layer', 'media', 'supports', 'container'].includes(node.name)) {
          pick(node)
          if (node.nodes?.length === 0) node.remove()
        } else if (!isPicked(sheetsIn(node.params))) node.remove()
      }
    })
  }
  pick(root)
  return root.toString()
}
