export type PictureOutcome = 'loaded' | 'failed'

/** The outcomes of earlier requests by address, so that a card that is scrolled back into view does not start again. */
const outcomes = new Map<string, PictureOutcome>(picturesInPage())

/** This many failures in a row mean that the source of the pictures is unreachable. */
const FAILED_IN_A_ROW = 12
let failedInARow = 0

/** While the source is unreachable no other pictures are requested for this time. */
export const RETRY_AFTER_MS = 15_000
let failedAt = 0

/** Pictures of a prerendered page that loaded before hydration. They need no placeholder again. */
function picturesInPage(): [string, PictureOutcome][] {
  const pictures = typeof document === 'undefined' ? [] : [...document.images]
  return pictures
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map((picture) => [picture.getAttribute('src') ?? '', 'loaded'])
}

/** The outcome of an earlier request for the picture with this address. */
export const findOutcome = (address: string): PictureOutcome | undefined => outcomes.get(address)

/** Records the outcome of a request. A failure without a connection does not count; the picture is requested again. */
export function recordOutcome(address: string, outcome: PictureOutcome): void {
  if (outcome === 'failed' && !navigator.onLine) return
  // The source is reachable again, so failed pictures deserve another try.
  if (outcome === 'loaded' && failedInARow >= FAILED_IN_A_ROW)
    for (const [other, known] of outcomes) if (known === 'failed') outcomes.delete(other)
  outcomes.set(address, outcome)
  failedInARow = outcome === 'failed' ? failedInARow + 1 : 0
  failedAt = Date.now()
}

/** Whether the source of the pictures is unreachable at present. */
export const arePicturesUnreachable = (): boolean =>
  failedInARow >= FAILED_IN_A_ROW && Date.now() - failedAt < RETRY_AFTER_MS
