import { useEffect } from 'react'

/** Sets an attribute of an element in the document's head, creating the element as needed. Null removes the element. */
function setElement(selector: string, make: () => Element, attribute: string, value: string | null) {
  const existing = document.head.querySelector(selector)
  if (value === null) {
    existing?.remove()
    return
  }
  const element = existing ?? make()
  element.setAttribute(attribute, value)
  if (!existing) document.head.append(element)
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
 * Writes title, description, canonical address and robots directive of the page into the document's head. React would
 * render a second title beside the host's, so this changes the existing one.
 *
 * The host writes the first page's preview picture and structured data. Navigation removes both and falls back to the
 * site-wide picture: link previews are fetched from the host, which writes each page's picture.
 * @param path the page's canonical path; undefined for a page that is not indexed.
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
