import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '#url/paths.ts'
import { hasCommandKey } from '#ui/hasModifier.ts'
import { usePageKeydown } from '#ui/usePageKeydown.ts'

/** How long after G another key still leads to a page, in ms. */
const WAIT_MS = 1500

const PAGES = new Map([
  ['b', paths.deckBuilder()],
  ['c', paths.cards()],
  ['d', paths.decks()],
  ['m', paths.matches()],
  ['o', paths.myCollection()],
  ['s', paths.sets()],
])

/**
 * Opens a main page by G and then its letter. Nothing else handles the letter, which has other uses in a grid of cards.
 */
export function useGoKeys(): void {
  const navigate = useNavigate()
  const pressedAt = useRef(-Infinity)
  usePageKeydown((event) => {
    if (hasCommandKey(event) || event.repeat) return
    const key = event.key.toLowerCase()
    const path = event.timeStamp - pressedAt.current < WAIT_MS ? PAGES.get(key) : undefined
    pressedAt.current = key === 'g' ? event.timeStamp : -Infinity
    if (path === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void navigate({ to: path })
  }, 'first')
}
