import type { Catalogue } from '#domain/cards/catalogue.ts'

/** The prerendered HTML of a path and the scripts to preload, which the host inserts into the page. */
export type PrerenderedPage = {
  readonly html: string
  /** The styles of its content, in addition to those in the built page. */
  readonly styles: string
  /** Paths of modules to load in addition to those in the page's head. */
  readonly preload: readonly string[]
}

/** The file of the built site that contains the prerendered pages by their names in src/url/pages.ts. */
export const PRERENDERED_PAGES_FILE = 'pages.json'

/** The key for all pages that are not prerendered; its entry lists the modules that every page needs. */
export const ANY_PAGE = '*'

/** The module that renders a page. The host runs it and does not serve it. */
export const RENDERER_FILE = 'renderer.mjs'

/** The exports of that module (src/app/prerender.tsx). */
export type RenderProgram = {
  readonly componentName: (pattern: string) => string | undefined
  readonly loadPage: (
    address: string,
    source?: { readonly catalogue: Catalogue; readonly fetch: typeof fetch },
  ) => Promise<{
    readonly address: string
    readonly mark: string
    readonly isVolatile: boolean
    readonly queries: readonly (readonly [key: readonly unknown[], data: unknown])[]
    readonly render: () => string
  }>
}
