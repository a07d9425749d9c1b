import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { ALL_PAGES } from '#url/pages.ts'
import {
  ANY_PAGE,
  RENDERER_FILE,
  type RenderProgram,
  PRERENDERED_PAGES_FILE,
  type PrerenderedPage,
} from './prerenderedPage.ts'
import { type Styles, STYLES_FILE } from './inlineStyles.ts'
import { pickRules } from './pickRules.ts'
import { refuseCircularImports } from './refuseCircularImports.ts'

/** The module that the browser loads first; it imports the app dynamically. */
const ENTRY = 'index.html'

/**
 * Prerenders the public pages for a guest and writes them into the built site: a `PrerenderedPage` by page name. The
 * rendering module stays there too, because the host renders pages with content (server/http/pages/pagesWithContent.ts).
 * @param site the folder of the built site with Vite's manifest, which is removed.
 * @param workshop a temporary folder for building the rendering module; removed.
 */
export async function prerenderPages(root: string, site: string, workshop: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  refuseCircularImports(manifest)
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: workshop,
      emptyOutDir: true,
      manifest: false,
      // Bundles all dependencies, because the host runs the module without the site's development packages.
      target: 'node22',
      // One file, because with the site's code splitting a chunk could use a binding before the entry has initialized
      // it.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const file = join(workshop, 'prerender.js')
  const { loadPage, componentName }: RenderProgram = await import(pathToFileURL(file).href)
  const { css, common, pages: sheetsOf }: Styles = JSON.parse(await readFile(join(site, STYLES_FILE), 'utf8'))
  const needed = filesOf(manifest, manifest[ENTRY]?.dynamicImports ?? [])
  const pages: Record<string, PrerenderedPage> = { [ANY_PAGE]: { html: '', styles: '', preload: needed } }
  for (const [name, { path, prerendered }] of ALL_PAGES) {
    if (!prerendered) continue
    const ending = `/${componentName(path)}.tsx`
    const modules = Object.keys(manifest).filter((module) => module.endsWith(ending))
    if (modules.length !== 1) throw new Error(`The built site has ${modules.length} files for ${path}: *${ending}.`)
    const sheets = new Set(modules.flatMap((module) => sheetsOf[module] ?? []))
    for (const sheet of common) sheets.delete(sheet)
    const page = await loadPage(path.replaceAll(/\$\w+/g, 'x'))
    pages[name] = {
      html: page.mark + page.render(),
      styles: pickRules(css, (used) => used.some((sheet) => sheets.has(sheet))),
      preload: [...new Set([...needed, ...filesOf(manifest, modules)])],
    }
  }
  await writeFile(join(site, PRERENDERED_PAGES_FILE), JSON.stringify(pages))
  await rename(file, join(site, RENDERER_FILE))
  await rm(join(site, '.vite'), { recursive: true })
  await rm(workshop, { recursive: true })
}

/** The paths of the modules' files and of their static imports. */
function filesOf(manifest: Manifest, modules: readonly string[], seen = new Set<string>()): string[] {
  return modules.flatMap((module) => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`The built site has no ${module}.`)
    if (seen.has(module)) return []
    seen.add(module)
    return [`/${chunk.file}`, ...filesOf(manifest, chunk.imports ?? [], seen)]
  })
}
