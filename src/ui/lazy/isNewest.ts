/**
 * Whether a page is made of the same code and styles as the one that the host sends now (`html`). File names
 * contain a hash of the content, and the styles are in the page itself.
 */
export const isNewest = (page: Pick<Document, 'querySelectorAll'>, html: string): boolean =>
  [...page.querySelectorAll('script[type="module"][src], head > style')].every((element) => {
    const address = element.getAttribute('src')
    return html.includes(address === null ? element.textContent : `"${address}"`)
  })
