import { writeText } from '#data/offline/storedText.ts'

/** The storage key of a folded sidebar. `index.html` reads it before the first paint. */
const KEY = 'lorefolio.sidebar'

/** Whether the visitor has folded the sidebar of large screens to its icons. */
export const isSidebarFolded = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['sidebar'] === 'folded'

/** Folds or unfolds the sidebar, now and for later visits. */
export function foldSidebar(isFolded: boolean): void {
  if (isFolded) document.documentElement.dataset['sidebar'] = 'folded'
  else delete document.documentElement.dataset['sidebar']
  writeText(KEY, isFolded ? 'folded' : null)
}
