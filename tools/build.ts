// Builds the site and the offline card pack into dist/site. Everything is made in a folder beside it that then takes its
// place, so that a host that serves the old site, and a build that is interrupted, never meet half of the new one.
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { drawIcons } from './build/drawIcons.ts'
import { drawPages } from './build/drawPages.ts'
import { drawSitePicture } from './build/drawSitePicture.ts'
import { precompress } from './build/precompress.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const site = join(dist, 'site')
const next = join(dist, `next-${process.pid}`)
const previous = join(dist, `previous-${process.pid}`)

await mkdir(dist, { recursive: true })
await removeLeftovers()

await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } }).catch((error: Error) => {
  // The message shows the place in the source; where the bundler stood when it noticed helps nobody.
  console.error(error.message)
  process.exit(1)
})
const pack = spawnSync(process.execPath, [join(root, 'tools/pack/build-pack.ts'), join(next, 'pack.json')], {
  cwd: root,
  stdio: 'inherit',
})
if (pack.status !== 0) throw new Error('The card pack could not be built.')
await drawPages(root, next, join(dist, `next-${process.pid}-drawing`))
await drawSitePicture(next)
await drawIcons(next)
await precompress(next)

await rename(site, previous).catch(ignoreMissing)
await rename(next, site)
await rm(previous, { recursive: true, force: true })

/** What a killed build left behind; prepare.mjs lets only one build run at a time. */
async function removeLeftovers() {
  const leftovers = (await readdir(dist)).filter((name) => /^(?:next|previous)-\d+(?:-drawing)?$/.test(name))
  await Promise.all(leftovers.map((name) => rm(join(dist, name), { recursive: true, force: true })))
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
