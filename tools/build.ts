// Builds the site and the offline card pack into dist/site. The build runs in a sibling folder that replaces dist/site
// at the end, so that a running host and an interrupted build never serve a partial site.
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { renderIcons } from './build/renderIcons.ts'
import { prerenderPages } from './build/prerenderPages.ts'
import { renderSitePreview } from './build/renderSitePreview.ts'
import { precompress } from './build/precompress.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const site = join(dist, 'site')
const next = join(dist, `next-${process.pid}`)
const previous = join(dist, `previous-${process.pid}`)

await mkdir(dist, { recursive: true })
await removeLeftovers()

await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } }).catch((error: Error) => {
  // The message contains the location in the source; the bundler's stack trace adds nothing.
  console.error(error.message)
  process.exit(1)
})
const pack = spawnSync(process.execPath, [join(root, 'tools/pack/build-pack.ts'), join(next, 'pack.json')], {
  cwd: root,
  stdio: 'inherit',
})
if (pack.status !== 0) throw new Error('The card pack could not be built.')
await prerenderPages(root, next, join(dist, `next-${process.pid}-drawing`))
await renderSitePreview(next)
await renderIcons(next)
await precompress(next)

await rename(site, previous).catch(ignoreMissing)
await rename(next, site)
await rm(previous, { recursive: true, force: true })

/** Removes the folders of killed builds. prepare.mjs allows only one build at a time. */
async function removeLeftovers() {
  const leftovers = (await readdir(dist)).filter((name) => /^(?:next|previous)-\d+(?:-drawing)?$/.test(name))
  await Promise.all(leftovers.map((name) => rm(join(dist, name), { recursive: true, force: true })))
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
