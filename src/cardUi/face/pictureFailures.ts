import { createContext } from 'react'

/** The card pictures that could not be loaded. */
export type PictureFailures = {
  /** Whether the picture with this address failed. */
  readonly has: (address: string) => boolean
  /** Whether the source of the pictures seems unreachable: lists request no other pictures for a while. */
  readonly isPaused: boolean
}

export const NO_FAILURES: PictureFailures = { has: () => false, isPaused: false }

export const PictureFailuresContext = createContext(NO_FAILURES)

/** requirements §2, Cards screen */
export const PICTURE_FAILED = 'Image failed to load'

/** This attribute marks the pictures of cards. Its value is empty, then `loaded` or `failed`. */
export const PICTURE_STATE = 'data-picture'

/** After this many failures in a row the source of the pictures counts as unreachable. */
const FAILED_IN_A_ROW = 12

/** How long lists request no other pictures once the source seems unreachable. */
const RETRY_AFTER_MS = 15_000

/**
 * Watches all card pictures of the document: their `load` and `error` events are handled in one place, so that a card
 * in a long list needs no state and no effect.
 */
function makePictureWatch() {
  const failed = new Set<string>()
  let failures = NO_FAILURES
  let failedInARow = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function publish() {
    const isPaused = pause !== undefined
    failures = { has: (address) => failed.has(address), isPaused }
    for (const listener of listeners) listener()
  }

  function endPause() {
    clearTimeout(pause)
    pause = undefined
  }

  /** Requests all failed pictures again, because their source is reachable again. */
  function retryFailures() {
    endPause()
    failedInARow = 0
    if (failed.size === 0 && !failures.isPaused) return
    failed.clear()
    publish()
  }

  function settle(target: EventTarget | null) {
    if (!(target instanceof HTMLImageElement) || !target.hasAttribute(PICTURE_STATE)) return
    const { naturalWidth, naturalHeight } = target
    target.setAttribute(PICTURE_STATE, naturalWidth > 0 ? 'loaded' : 'failed')
    if (naturalWidth > 0) {
      // Some sources have upright pictures of locations and others landscape ones. Rotated they fill the frame.
      const isFrameLandscape = Number(target.getAttribute('width')) > Number(target.getAttribute('height'))
      target.toggleAttribute('data-rotated', naturalWidth > naturalHeight !== isFrameLandscape)
      if (failedInARow >= FAILED_IN_A_ROW) retryFailures()
      failedInARow = 0
      return
    }
    failed.add(target.getAttribute('src') ?? '')
    // A failure without a connection says nothing about the source.
    if (navigator.onLine && ++failedInARow >= FAILED_IN_A_ROW) {
      endPause()
      pause = setTimeout(() => {
        endPause()
        publish()
      }, RETRY_AFTER_MS)
    }
    publish()
  }

  const onEvent = ({ target }: Event) => settle(target)

  function start() {
    for (const type of ['load', 'error']) document.addEventListener(type, onEvent, { capture: true })
    addEventListener('online', retryFailures)
    // Pictures of a prerendered page may have loaded or failed before the listeners were added.
    for (const picture of document.images) if (picture.complete) settle(picture)
  }

  function stop() {
    for (const type of ['load', 'error']) document.removeEventListener(type, onEvent, { capture: true })
    removeEventListener('online', retryFailures)
  }

  return {
    current: () => failures,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}

export const pictureWatch = makePictureWatch()
