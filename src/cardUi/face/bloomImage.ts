import { drawBloom } from '#domain/cards/face/drawBloom.ts'

const images = new Map<string, string>()

/** The bloom of a name as a CSS image: always the same one for the same name. */
export function bloomImage(name: string): string {
  const svg = drawBloom(name)
  const image = images.get(svg) ?? `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
  images.set(svg, image)
  return image
}
