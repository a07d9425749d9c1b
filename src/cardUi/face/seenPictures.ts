/** How asking for a picture ended. */
export type Outcome = 'loaded' | 'failed'

/** Pictures that came or failed before, so that a card scrolled back into sight does not start over. */
const seen = new Map<string, Outcome>(picturesInPage())

/** When so many have failed one after the other, where they come from is out of reach. */
const FAILED_IN_A_ROW = 12
let failedInARow = 0

/** How long no others are asked for then, in ms. */
export const PICTURES_PAUSE_MS = 15_000
let failedAt = 0

/** Those that came with a page that was drawn beforehand, in front of which nothing need be drawn again. */
function picturesInPage(): [string, 'loaded'][] {
  const pictures = typeof document === 'undefined' ? [] : [...document.images]
  return pictures
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map((picture) => [picture.getAttribute('src') ?? '', 'loaded'])
}

/** What became of the picture with this address, if it was asked for before. */
export const outcomeOf = (address: string): Outcome | undefined => seen.get(address)

/** Notes what became of a picture. What failed for want of a connection is asked for again. */
export function noteOutcome(address: string, outcome: Outcome): void {
  if (outcome === 'failed' && !navigator.onLine) return
  // They come again: those that failed may come too.
  if (outcome === 'loaded' && failedInARow >= FAILED_IN_A_ROW)
    for (const [other, known] of seen) if (known === 'failed') seen.delete(other)
  seen.set(address, outcome)
  failedInARow = outcome === 'failed' ? failedInARow + 1 : 0
  failedAt = Date.now()
}

/** Whether pictures fail at present, so that asking for another one would be in vain. */
export const areOutOfReach = (): boolean => failedInARow >= FAILED_IN_A_ROW && Date.now() - failedAt < PICTURES_PAUSE_MS
