import { createHash } from 'node:crypto'

/** Elements without attributes: nobody but the build and the program that draws pages writes them. */
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g

/**
 * What stands in a page itself and a browser may use, as sources of a content security policy.
 * @param page HTML as the build wrote it, before anything is filled into it, or as it was drawn.
 */
export function inlineSources(page: string): Record<'script' | 'style', string[]> {
  const found = [...page.matchAll(INLINE)].map(([, element, text = '']) => ({
    element,
    source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  }))
  const of = (wanted: string) => [
    ...new Set(found.filter(({ element }) => element === wanted).map(({ source }) => source)),
  ]
  return { script: of('script'), style: of('style') }
}
