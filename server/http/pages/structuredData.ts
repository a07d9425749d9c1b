import { scriptJson } from './scriptJson.ts'

/** An item of structured data, with the terms of schema.org. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** Makes a path of this site an absolute URL. */
export type ToUrl = (path: string) => string

/** The breadcrumbs of a page, each with its name and path. */
export const breadcrumbs = (toUrl: ToUrl, ...steps: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: toUrl(path),
  })),
})

/** Structured data, escaped for a script element because it contains names that members chose. */
export const toJsonLd = (things: readonly Thing[]): string =>
  scriptJson({ '@context': 'https://schema.org', '@graph': things })
