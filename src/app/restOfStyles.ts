/** The styles that the first paint does not need (tools/build/inlineStyles.ts), once something has needed them. */
let applied: Promise<unknown> | undefined

/**
 * Applies the other styles before code is used, unless they are applied already or the first page has the styles.
 * @param files the paths of the files with styles that the code imports.
 * @throws TypeError if the styles cannot be loaded; the next call tries again.
 */
export async function applyStylesOf(files: readonly string[]): Promise<void> {
  if (files.every((file) => filesOfFirstPage().includes(file))) return
  applied ??= applyRest().catch((error: unknown) => {
    applied = undefined
    throw error
  })
  await applied
}

/** The paths of the files with code of the first page, whose styles are in the page. Empty if the page was not prerendered. */
const filesOfFirstPage = (): readonly string[] => JSON.parse(document.getElementById('needed')?.textContent ?? '[]')

/** Loads the style sheet that the page names. Without a build there is none. */
async function applyRest() {
  const href = document.querySelector<HTMLMetaElement>('meta[name="rest-of-styles"]')?.content
  if (href === undefined) return
  await new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new TypeError('The styles of the site could not be loaded.'))
    })
    document.head.append(link)
  })
}
