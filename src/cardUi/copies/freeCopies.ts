import { useSyncExternalStore } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'

/**
 * Says where the viewer's copies of a card are: "4 owned, 1 free: 3 in Ruby Ramp". Undefined if no deck holds any.
 * @param line of a deck: only answers if the deck lacks copies that other decks hold.
 */
export type DescribeFree = (
  card: Card,
  line?: { readonly deckId: string; readonly needed: number },
) => string | undefined

const describeNothing: DescribeFree = () => undefined
let describe = describeNothing
const listeners = new Set<() => void>()

/** Sets the function of `useFreeCopies`; without an argument it describes nothing. */
export function setFreeCopies(next: DescribeFree = describeNothing): void {
  describe = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The function that says where the viewer's copies are, while the page shows `FreeCopies`. */
export const useFreeCopies = (): DescribeFree =>
  useSyncExternalStore(
    subscribe,
    () => describe,
    () => describeNothing,
  )

/** Finds out for a page where the copies of a member are, for `useFreeCopies`. It shows nothing, and its code is loaded for members only. */
export const FreeCopies = lazyExtra(async () => (await import('./FreeCopiesReader.tsx')).FreeCopiesReader)
