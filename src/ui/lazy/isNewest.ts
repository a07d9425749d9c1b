/**
 * Whether a page is made of the same code and styles as the one that the host sends now (`html`). File names
 * contain a hash of the content, and the first styles of a page are those that all pages have.
 */
export const isNewest = (page: Pick<Document, 'querySelectorAll'>, html: string): boolean =>
  [
    ...page.querySelectorAll('script[type="module"][src], meta[name="rest-of-styles"], head > style:first-of-type'),
  ].every((element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('content')
    return html.includes(address === null ? element.textContent : `"${address}"`)
  })
