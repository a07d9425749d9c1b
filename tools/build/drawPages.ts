import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { ANY_PAGE, type DrawnPage } from './drawnPage.ts'
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

/** Where the app begins once it is loaded. */
const START = 'src/app/start.tsx'

/**
 * Draws the public pages as a guest first sees them and writes `pages.json` into the built site: by address a DrawnPage.
 * @param site the folder of the built site, with Vite's manifest, which is removed.
 * @param workshop a folder for the drawing program, inside of the project so that it finds its libraries; removed.
 */
export async function drawPages(root: string, site: string, workshop: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'))
  refuseCircles(manifest)
  await build({
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: workshop,
      emptyOutDir: true,
      manifest: false,
      // In one file: the site's way to split it lets a part need what the program itself has not said yet.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const program: { prerender: (path: string) => Promise<string> } = await import(
    pathToFileURL(join(workshop, 'prerender.js')).href
  )
  const needed = filesOf(manifest, START)
  const pages: Record<string, DrawnPage> = { [ANY_PAGE]: { html: '', preload: needed } }
  for (const [path, module] of Object.entries(PAGES)) {
    pages[path] = {
      html: await program.prerender(path.length > 1 && path.endsWith('/') ? `${path}x` : path),
      preload: [...new Set([...needed, ...filesOf(manifest, module)])],
    }
  }
  await writeFile(join(site, 'pages.json'), JSON.stringify(pages))
  await rm(join(site, '.vite'), { recursive: true })
  await rm(workshop, { recursive: true })
}

/** The addresses of a module's file and of those it imports at once. */
function filesOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The built site has no ${module}.`)
  if (seen.has(module)) return []
  seen.add(module)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))]
}
