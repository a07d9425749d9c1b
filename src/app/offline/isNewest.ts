/** Whether a page is made of the same files as the one that the host sends now (`html`). Their names say what is in them. */
export const isNewest = (page: Pick<Document, 'querySelectorAll'>, html: string): boolean =>
  [...page.querySelectorAll('script[type="module"][src], link[rel="stylesheet"][href]')].every((element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('href')
    return address === null || html.includes(`"${address}"`)
  })
