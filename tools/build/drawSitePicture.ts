import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPicture } from '../../server/preview/drawPicture.ts'

/**
 * Draws the preview picture of the site and writes it into the built site, `preview.png`. Pages that the host draws no picture
 * of have it, and on a static host every page.
 */
export async function drawSitePicture(site: string): Promise<void> {
  await writeFile(join(site, 'preview.png'), await drawPicture({ kind: 'site' }))
}
