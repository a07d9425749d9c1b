import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Font } from 'satori'

const require = createRequire(import.meta.url)

const FOLDERS = {
  Fraunces: dirname(require.resolve('@fontsource/fraunces/package.json')),
  Figtree: dirname(require.resolve('@fontsource/figtree/package.json')),
}

const FACES = [
  ['Fraunces', 600, 'normal'],
  ['Fraunces', 400, 'normal'],
  ['Fraunces', 400, 'italic'],
  ['Figtree', 400, 'normal'],
  ['Figtree', 400, 'italic'],
  ['Figtree', 600, 'normal'],
] as const

/**
 * The fonts for pictures. Each font's extended Latin letters are in a separate file, so they form a separate family.
 */
export const loadFonts = (): Font[] =>
  FACES.flatMap(([family, weight, style]) =>
    (['latin', 'latin-ext'] as const).map((letters) => ({
      name: letters === 'latin' ? family : `${family} Ext`,
      weight,
      style,
      data: readFileSync(join(FOLDERS[family], 'files', `${family.toLowerCase()}-${letters}-${weight}-${style}.woff`)),
    })),
  )
