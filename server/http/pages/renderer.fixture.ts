import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RENDERER_FILE } from '../../../tools/build/prerenderedPage.ts'

/**
 * A simple renderer in place of the built one. It renders the first card whose name contains the search or the first word of
 * the path's slug, and the number of pages that it has rendered. It fails at a card named Unlucky.
 */
export const RENDERER = `let rendered = 0
export const loadPage = async (href, { catalogue }) => {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  const word = searchParams.get('search') ?? pathname.split('/')[2]?.split('-')[0] ?? ''
  const cards = catalogue.cards.filter(({ name }) => name.toLowerCase().includes(word)).map(({ name }) => ({ name }))
  return {
    address: pathname + (searchParams.has('search') ? '?search=' + word : ''),
    isVolatile: false,
    mark: '<i>' + href.replaceAll('&', '&amp;') + '</i>',
    queries: [[['cards', word], cards]],
    render() {
      if (cards[0]?.name.startsWith('Unlucky')) throw new Error('cannot be rendered')
      return '<style>h1{margin:0}</style><h1>' + (cards[0]?.name ?? 'Nothing') + '</h1><b>' + ++rendered + '</b>'
    },
  }
}`

/** Gives a site of `writeSite` a renderer, so that its pages come with their content. */
export function writeRenderer(siteDir: string): string {
  writeFileSync(join(siteDir, RENDERER_FILE), RENDERER)
  return siteDir
}
