import { scriptJson } from './scriptJson.ts'

/** Something that search engines are told about, in the words of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** Makes an address of this site a whole one. */
export type Whereabouts = (path: string) => string

/** The way to a page from the start, each step with its name and address. */
export const trail = (at: Whereabouts, ...steps: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: at(path),
  })),
})

/** Structured data for a script element. Names are people's own words. */
export const toJsonLd = (things: readonly Thing[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': things })
