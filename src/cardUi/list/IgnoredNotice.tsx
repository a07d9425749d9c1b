import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listWithAnd } from '#domain/text/listWords.ts'
import { Notice } from '#ui/Notice.tsx'
import { findUnknownValues, type KnownWords, type UnknownValue } from '#url/unknownValues.ts'

/** So many values are named, and so many letters of each. */
const [MOST_NAMED, LONGEST] = [5, 40]

const noMore = () => []

/**
 * Names the values of the address a visit began with that the page does not know, until something else is chosen.
 * @param findMore finds those that only the page itself can tell.
 */
export function IgnoredNotice({
  words,
  findMore = noMore,
}: {
  words: KnownWords
  findMore?: (values: Readonly<Record<string, unknown>>) => readonly UnknownValue[]
}) {
  const { arrival } = useRouter().options.context
  const isThere = useRouterState({
    select: ({ location }) => location.pathname === arrival?.path && location.state.__TSR_index === arrival.step,
  })
  const ignored = useMemo(
    () => (arrival ? [...findUnknownValues(arrival.values, words), ...findMore(arrival.values)] : []),
    [arrival, words, findMore],
  )
  return isThere && ignored.length > 0 ? <Notice>{ignoredText(ignored)}</Notice> : null
}

function ignoredText(ignored: readonly UnknownValue[]): string {
  const named = ignored.slice(0, MOST_NAMED).map(({ name, value }) => {
    const letters = Array.from(value)
    return `${name} “${letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : value}”`
  })
  const more = ignored.length - named.length
  return `Ignored from the address: ${listWithAnd(more > 0 ? [...named, `${more} more`] : named)}.`
}
