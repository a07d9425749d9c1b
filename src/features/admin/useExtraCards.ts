import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { invalidateCards } from '#data/admin/adminStats.ts'
import { toFailure } from '#data/backend/errors.ts'
import { checkExtraCards, deleteExtraCards, type Progress, type Removal } from '#data/admin/extraCards.ts'
import type { ExtraCards } from '#domain/admin/extraCards.ts'

/** The end of a removal. */
type RemovalEnd = 'done' | 'stopped' | { readonly error: string }

export type ExtraCardsState = {
  readonly phase: 'idle' | 'checking' | 'removing'
  /** The progress; undefined while unknown. */
  readonly progress: Progress | undefined
  /** The result of the last check without cards removed since; null before the first check. */
  readonly found: ExtraCards | null
  /** The reason why the last check failed. */
  readonly checkError: string | null
  /** The last removal, until the next check. */
  readonly removal: (Removal & { readonly end: RemovalEnd | null }) | null
}

const START: ExtraCardsState = { phase: 'idle', progress: undefined, found: null, checkError: null, removal: null }

/**
 * Checks for extra cards and removes them (requirements §4 and §7). The work runs in this page: leaving it stops the
 * work, and removed cards stay removed.
 */
export function useExtraCards(adminId: string) {
  const queryClient = useQueryClient()
  const [state, setState] = useState(START)
  const stopping = useRef(new AbortController())
  const change = (part: Partial<ExtraCardsState>) => setState((before) => ({ ...before, ...part }))

  useEffect(() => () => stopping.current.abort(), [])

  const findExtras = async () => {
    change({ phase: 'checking', progress: undefined, checkError: null })
    const { signal } = stopping.current
    try {
      const found = await checkExtraCards({ signal, onProgress: (progress) => change({ progress }) })
      change({ phase: 'idle', found })
    } catch (error) {
      const failed = signal.aborted ? {} : { found: null, checkError: toFailure(error, 'Unknown error').message }
      change({ phase: 'idle', ...failed })
    }
  }

  const check = async () => {
    stopping.current = new AbortController()
    change({ removal: null })
    await findExtras()
  }

  const remove = async (found: ExtraCards) => {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const total = found.extraCards.length
    let removal: Removal = { removed: [], gone: [], refused: new Map() }
    change({ phase: 'removing', progress: { done: 0, total }, removal: { ...removal, end: null } })
    const end = await deleteExtraCards(found.extraCards, {
      signal,
      onProgress: (sofar) => {
        removal = sofar
        change({ progress: { done: sofar.removed.length + sofar.gone.length + sofar.refused.size, total } })
      },
    }).then(
      (): RemovalEnd => 'done',
      (error: unknown): RemovalEnd =>
        signal.aborted ? 'stopped' : { error: toFailure(error, 'Unknown error').message },
    )
    const gone = new Set([...removal.removed, ...removal.gone])
    const extraCards = found.extraCards.filter(({ id }) => !gone.has(id))
    change({
      phase: 'idle',
      removal: { ...removal, end },
      found: { ...found, databaseCount: found.databaseCount - gone.size, extraCards },
    })
    // Even if the page was left meanwhile.
    if (gone.size > 0) await invalidateCards(queryClient, adminId)
    if (end === 'done' && !signal.aborted) await findExtras()
  }

  return { state, check, remove, stop: () => stopping.current.abort() }
}
