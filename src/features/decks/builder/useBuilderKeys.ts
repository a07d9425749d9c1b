import { useEffect, useEffectEvent } from 'react'
import { useHistoryKeys } from './useHistoryKeys.ts'
import type { DeckBuild } from './useDeckDraft.ts'

const DECK = '[aria-label="Cards in your deck"] button'
const DECK_NAME = 'input[data-deck-name]'

/** The first control of each part of the page, in the order of F6: the cards, the deck, the deck's name. */
const PARTS = ['main [data-index] :is(a, button)[tabindex="0"]', DECK, DECK_NAME]

/** Focuses the first card of the deck, or the deck's name if it has no cards. */
export function focusDeck(): void {
  const control = document.querySelector<HTMLElement>(DECK) ?? document.querySelector<HTMLElement>(DECK_NAME)
  control?.focus()
}

/** Moves the focus to the next visible part of the page, or to the previous one. */
function focusPart(step: 1 | -1): void {
  const controls = PARTS.flatMap((part) => document.querySelector<HTMLElement>(part) ?? [])
  const focused = document.activeElement
  const at = controls.findIndex((control) => {
    const part = control.closest('ul, ol') ?? control
    return part.contains(focused)
  })
  const from = at < 0 && step < 0 ? 0 : at
  controls[(from + step + controls.length) % controls.length]?.focus()
}

/**
 * The keys of the builder: those of its history, Ctrl+S saves the deck, also from a text field, and F6 moves the focus between
 * the cards, the deck and the deck's name.
 */
export function useBuilderKeys({ change, save }: { change: DeckBuild['change']; save: () => void }): void {
  useHistoryKeys(change)
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's'
    const isStep = event.key === 'F6' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isSave && !isStep) return
    // Otherwise the browser would save the page, or leave it.
    event.preventDefault()
    if (document.querySelector('dialog[open]')) return
    if (isSave) save()
    else focusPart(event.shiftKey ? -1 : 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
