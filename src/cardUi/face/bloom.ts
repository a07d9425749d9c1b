import { drawBloom } from '#domain/cards/face/drawBloom.ts'

const drawn = new Map<string, string>()

/** The bloom of a card, as a CSS image: always the same one for the same name. */
export function bloomOf(name: string): string {
  const svg = drawBloom(name)
  const known = drawn.get(svg) ?? `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
  drawn.set(svg, known)
  return known
}
