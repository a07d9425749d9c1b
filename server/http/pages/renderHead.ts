import { html, raw } from 'hono/html'
import { pages } from '#url/pages.ts'
import { SIZE } from '../../preview/size.ts'
import { type Scene, versionOf } from '../../preview/scene.ts'
import type { HostedHead } from './pageHead.ts'
import { toJsonLd } from './structuredData.ts'

const SITE = 'Lorefolio'

/** The build renders this file, so that a static host has a preview picture too. */
const SITE_PICTURE = { address: '/preview.png', alt: 'Lorefolio: a card in each of the six inks of Lorcana' }

/** The head as HTML, every value escaped. `siteUrl` is the address that visitors use. */
export async function renderHead(head: HostedHead, siteUrl: string): Promise<string> {
  const {
    title,
    description = pages.home.head.description,
    type = 'website',
    noindex = false,
    path,
    scene,
    things,
  } = head
  const at = (address: string) => siteUrl + address
  const picture =
    scene && path !== undefined ? { address: pictureAddress(path, scene), alt: altOf(scene) } : SITE_PICTURE
  const written = await html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${noindex ? raw('<meta name="robots" content="noindex" />') : ''}
    ${path === undefined ? '' : html`<link rel="canonical" href="${at(path)}" />`}
    <meta property="og:site_name" content="${SITE}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${path === undefined ? '' : html`<meta property="og:url" content="${at(path)}" />`}
    <meta property="og:image" content="${at(picture.address)}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${SIZE.width}" />
    <meta property="og:image:height" content="${SIZE.height}" />
    <meta property="og:image:alt" content="${picture.alt}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${things ? raw(`<script type="application/ld+json">${toJsonLd(things(at))}</script>`) : ''}`
  // The template returns a String object.
  return written.toString()
}

/** The address of the preview picture of the page at `path`, which changes with the picture. */
function pictureAddress(path: string, scene: Scene): string {
  const [page, query] = path.split('?')
  return `/preview${page}.png?${query === undefined ? '' : `${query}&`}v=${versionOf(scene)}`
}

function altOf(scene: Scene): string {
  switch (scene.kind) {
    case 'card':
      return `The card ${[scene.card.characterName, scene.card.version].filter(Boolean).join(' - ')}, drawn with its rules`
    case 'deck':
      return `The deck ${scene.name}: its inks, its cost curve and the cards it has most of`
    case 'collection':
      return `How far ${scene.name}’s collection is, in all and by set`
    case 'cards':
      return `Cards of ${scene.name}`
    case 'site':
      return SITE_PICTURE.alt
  }
}
