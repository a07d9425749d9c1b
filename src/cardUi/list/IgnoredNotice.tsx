import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listWithAnd } from '#domain/text/listWords.ts'
import { Notice } from '#ui/Notice.tsx'
import { findUnknownValues, type KnownWords, type UnknownValue } from '#url/unknownValues.ts'

/** The most values to name, and the most letters of each. */
const [MAX_NAMED, MAX_LETTERS] = [5, 40]

const findNone = () => []

/**
 * Lists unknown values in the address that the visit started with, until the address changes.
 * @param findMore finds further unknown values, for example names of sets, which depend on the cards.
 */
export function IgnoredNotice({
  words,
  findMore = findNone,
}: {
  words: KnownWords
  findMore?: (values: Readonly<Record<string, unknown>>) => readonly UnknownValue[]
}) {
  const { arrival } = useRouter().options.context
  const isAtArrival = useRouterState({
    select: ({ location }) => location.pathname === arrival?.path && location.state.__TSR_index === arrival.step,
  })
  const ignored = useMemo(
    () => (arrival ? [...findUnknownValues(arrival.values, words), ...findMore(arrival.values)] : []),
    [arrival, words, findMore],
  )
  return isAtArrival && ignored.length > 0 ? <Notice>{ignoredText(ignored)}</Notice> : null
}

function ignoredText(ignored: readonly UnknownValue[]): string {
  const named = ignored.slice(0, MAX_NAMED).map(({ name, value }) => {
    const letters = Array.from(value)
    return `${name} “${letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('')}…` : value}”`
  })
  const more = ignored.length - named.length
  return `We ignored unknown values in this link: ${listWithAnd(more > 0 ? [...named, `${more} more`] : named)}.`
}
