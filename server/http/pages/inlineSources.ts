import { createHash } from 'node:crypto'

/** Matches scripts and styles without attributes, which only the build and the renderer write. */
const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g

/**
 * The hashes of a page's inline scripts and styles, as sources of a content security policy.
 * @param page the built HTML before it is filled in, or prerendered HTML.
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
