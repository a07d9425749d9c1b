import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Pack } from '../../tools/pack/packRows.ts'

const PICTURES = 12

/**
 * Generates pictures with the dimensions and the file size of card pictures (about 40 kB at 360 px) in the site's
 * `pictures` folder.
 */
export async function makePictures(browser: Browser, siteDir: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 360, height: 502 } })
  await mkdir(join(siteDir, 'pictures'), { recursive: true })
  for (let number = 0; number < PICTURES; number++) {
    await page.setContent(
      `<body style="margin:0"><svg width="360" height="502"><filter id="f"><feTurbulence baseFrequency="0.06"
      numOctaves="4" seed="${number}"/></filter><rect width="100%" height="100%" filter="url(#f)"/></svg>`,
    )
    const picture = await page.screenshot({ type: 'jpeg', quality: 60 })
    await writeFile(join(siteDir, 'pictures', `${number}.jpg`), picture)
  }
  await page.close()
}

/**
 * The pack with the pictures of `makePictures`. Each card has distinct addresses, as in production, one for each size. All sizes
 * are the same file, because the host resizes only pictures of other hosts.
 */
export function withPictures({ sets, cards }: Pack): Pack {
  return {
    sets,
    cards: cards.map((card, at) => {
      const picture = `/pictures/${at % PICTURES}.jpg?card=${at}`
      return {
        ...card,
        image_small: `${picture}&width=180`,
        image_normal: `${picture}&width=360`,
        image_large: `${picture}&width=734`,
      }
    }),
  }
}
