import { useEffect } from 'react'

/** Writes an element of the document's head, and takes it away where it says nothing. */
function setElement(selector: string, make: () => Element, attribute: string, value: string | null) {
  const known = document.head.querySelector(selector)
  if (value === null) {
    known?.remove()
    return
  }
  const element = known ?? make()
  element.setAttribute(attribute, value)
  if (!known) document.head.append(element)
}

function setMeta(key: 'name' | 'property', name: string, content: string | null) {
  const make = () => {
    const meta = document.createElement('meta')
    meta.setAttribute(key, name)
    return meta
  }
  setElement(`meta[${key}="${name}"]`, make, 'content', content)
}

function setCanonical(address: string | null) {
  const make = () => {
    const link = document.createElement('link')
    link.rel = 'canonical'
    return link
  }
  setElement('link[rel="canonical"]', make, 'href', address)
}

/**
 * What the document's head says of the page: title and description, its own address, and whether search engines may list it.
 * React would add a second title beside the one the host wrote, so this changes the one that is there.
 *
 * The first page's preview picture and its structured data are the host's. On the way to another page they go with it, and
 * the picture of the whole site takes their place: who unfolds a link asks the host for that page.
 * @param path the page's own address; none for a page that is not listed.
 */
export function PageHead({
  title,
  description,
  path,
  noindex = false,
}: {
  title: string
  description?: string | undefined
  path?: string | undefined
  noindex?: boolean
}) {
  useEffect(() => {
    const before = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? null
    const base = before ?? window.location.origin
    const address = path === undefined ? null : new URL(path, base).href
    document.title = title
    setMeta('property', 'og:title', title)
    if (description) {
      setMeta('name', 'description', description)
      setMeta('property', 'og:description', description)
    }
    setMeta('name', 'robots', noindex ? 'noindex' : null)
    if (address === before) return
    setCanonical(address)
    setMeta('property', 'og:url', address)
    setMeta('property', 'og:image', new URL('/preview.png', base).href)
    setMeta('property', 'og:image:alt', null)
    document.head.querySelector('script[type="application/ld+json"]')?.remove()
  }, [title, description, path, noindex])
  return null
}
