import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPicture } from '../../server/preview/drawPicture.ts'

/**
 * Renders the site's default preview picture to `preview.png` in the built site. Pages without a specific preview
 * use it, and so does every page on a static host.
 */
export async function renderSitePreview(site: string): Promise<void> {
  await writeFile(join(site, 'preview.png'), await drawPicture({ kind: 'site' }))
}
