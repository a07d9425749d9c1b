import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { hasCommandKey } from '#ui/hasModifier.ts'
import { usePageKeydown } from '#ui/usePageKeydown.ts'
import { GO_KEYS } from './goKeys.ts'

/** How long after G another key still leads to a page, in ms. */
const WAIT_MS = 1500

/**
 * Opens a main page by G and then its letter. Nothing else handles the letter, which has other uses in a grid of cards.
 */
export function useGoKeys(): void {
  const navigate = useNavigate()
  const pressedAt = useRef(-Infinity)
  usePageKeydown((event) => {
    if (hasCommandKey(event) || event.repeat) return
    const key = event.key.toLowerCase()
    const isAfterG = event.timeStamp - pressedAt.current < WAIT_MS
    const path = isAfterG ? GO_KEYS.find(({ letter }) => letter === key)?.path : undefined
    pressedAt.current = key === 'g' ? event.timeStamp : -Infinity
    if (path === undefined) return
    event.preventDefault()
    event.stopPropagation()
    void navigate({ to: path })
  }, 'first')
}
