import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** The icons of the installed app (tools/build/installable.ts, index.html), with their width in pixels. */
const ICONS = [
  { name: 'icon-192.png', width: 192, isCut: false },
  { name: 'icon-512.png', width: 512, isCut: false },
  // Systems crop these to their own shape.
  { name: 'icon-maskable-512.png', width: 512, isCut: true },
  { name: 'icon-apple-180.png', width: 180, isCut: true },
]

/** Renders the site's icon in the required sizes and shapes into the folder of the built site. */
export async function renderIcons(site: string): Promise<void> {
  const icon = await readFile(join(site, 'icon.svg'), 'utf8')
  const square = widenForMask(icon)
  const written = ICONS.map(({ name, width, isCut }) => {
    const picture = new Resvg(isCut ? square : icon, { fitTo: { mode: 'width', value: width } }).render()
    return writeFile(join(site, name), picture.asPng())
  })
  await Promise.all(written)
}

/**
 * Removes the rounded corners and adds a margin, because systems may crop a maskable icon to a circle of four fifths.
 */
function widenForMask(icon: string): string {
  const wide = icon
    .replace('viewBox="0 0 100 100"', 'viewBox="-8 -8 116 116"')
    .replace('<rect width="100" height="100" rx="22"', '<rect x="-8" y="-8" width="116" height="116"')
  if (!wide.includes('-8 116') || !wide.includes('y="-8"'))
    throw new Error('icon.svg does not have the expected shape.')
  return wide
}
