import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { ANY_PAGE, DRAWING_PROGRAM, type Draw, DRAWN_PAGES, type DrawnPage } from './drawnPage.ts'
import { refuseCircles } from './refuseCircles.ts'

/** The pages that are drawn beforehand, with the module of each. An address that ends in `/` stands for all below it. */
const PAGES = {
  '/': 'src/features/landing/LandingPage.tsx',
  '/cards': 'src/features/cards/CardsPage.tsx',
  '/card/': 'src/features/cards/CardPage.tsx',
  '/deck/': 'src/features/decks/detail/DeckPage.tsx',
  '/sets': 'src/features/sets/SetsPage.tsx',
  '/characters': 'src/features/characters/CharactersPage.tsx',
  '/character/': 'src/features/characters/CharacterPage.tsx',
  '/decks': 'src/features/decks/list/DecksPage.tsx',
  '/guides/beginner-guide': 'src/features/guides/BeginnerGuidePage.tsx',
  '/guides/set-rotation': 'src/features/guides/SetRotationGuidePage.tsx',
  '/search-help': 'src/features/guides/SearchHelpPage.tsx',
  '/terms': 'src/features/legal/TermsPage.tsx',
  '/privacy': 'src/features/legal/PrivacyPage.tsx',
} as const

/** What a browser loads first, which then asks for all that starts the app. */
const ENTRY = 'index.html'

/**
 * Draws the public pages as a guest first sees them and writes them into the built site: by address a DrawnPage.
 * Leaves the program that drew them there too, for the host to draw pages with their content (server/http/pagesWithContent.ts).
 * @param site the folder of the built site, with Vite's manifest, which is removed.
 * @param workshop a folder to build the drawing program in; removed.
 */
export async function drawPages(root: string, site: string, workshop: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  refuseCircles(manifest)
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
      // Whole in itself: the host runs it without what the site is built with.
      target: 'node22',
      // In one file: the site's way to split it lets a part need what the program itself has not said yet.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const file = join(workshop, 'prerender.js')
  const program: { prerender: Draw } = await import(pathToFileURL(file).href)
  const needed = filesOf(manifest, manifest[ENTRY]?.dynamicImports ?? [])
  const pages: Record<string, DrawnPage> = { [ANY_PAGE]: { html: '', preload: needed } }
  for (const [path, module] of Object.entries(PAGES)) {
    pages[path] = {
      html: await program.prerender(path.length > 1 && path.endsWith('/') ? `${path}x` : path),
      preload: [...new Set([...needed, ...filesOf(manifest, [module])])],
    }
  }
  await writeFile(join(site, DRAWN_PAGES), JSON.stringify(pages))
  await rename(file, join(site, DRAWING_PROGRAM))
  await rm(join(site, '.vite'), { recursive: true })
  await rm(workshop, { recursive: true })
}

/** The addresses of the modules' files and of those they import at once. */
function filesOf(manifest: Manifest, modules: readonly string[], seen = new Set<string>()): string[] {
  return modules.flatMap((module) => {
    const chunk = manifest[module]
    if (!chunk) throw new Error(`The built site has no ${module}.`)
    if (seen.has(module)) return []
    seen.add(module)
    return [`/${chunk.file}`, ...filesOf(manifest, chunk.imports ?? [], seen)]
  })
}
