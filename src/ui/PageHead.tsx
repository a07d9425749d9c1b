import { useEffect } from 'react'

function setMeta(name: string, content: string | null) {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
  if (content === null) {
    meta?.remove()
    return
  }
  if (!meta) {
    meta = document.createElement('meta')
    meta.name = name
    document.head.append(meta)
  }
  meta.content = content
}

/**
 * The page's title and description in the document's head, and whether search engines may list it.
 * React would add a second title beside the one the host wrote, so this changes the one that is there.
 */
export function PageHead({
  title,
  description,
  noindex = false,
}: {
  title: string
  description?: string | undefined
  noindex?: boolean
}) {
  useEffect(() => {
    document.title = title
    if (description) setMeta('description', description)
    setMeta('robots', noindex ? 'noindex' : null)
  }, [title, description, noindex])
  return null
}
