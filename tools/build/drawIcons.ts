import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** The icons of the installed app (tools/build/installable.ts, index.html), with their width in pixels. */
const ICONS = [
  { name: 'icon-192.png', width: 192, isCut: false },
  { name: 'icon-512.png', width: 512, isCut: false },
  // Systems cut these to a shape of their own; the hexagon stays within the four fifths that none cuts away.
  { name: 'icon-maskable-512.png', width: 512, isCut: true },
  { name: 'icon-apple-180.png', width: 180, isCut: true },
]

/** Draws the site's icon in the sizes and shapes that systems ask for, beside it in the folder of the built site. */
export async function drawIcons(site: string): Promise<void> {
  const icon = await readFile(join(site, 'icon.svg'), 'utf8')
  const square = icon.replace(' rx="22"', '')
  if (square === icon) throw new Error('The round corners of icon.svg are not where they were.')
  const drawn = ICONS.map(({ name, width, isCut }) => {
    const picture = new Resvg(isCut ? square : icon, { fitTo: { mode: 'width', value: width } }).render()
    return writeFile(join(site, name), picture.asPng())
  })
  await Promise.all(drawn)
}
