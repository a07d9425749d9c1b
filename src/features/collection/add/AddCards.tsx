import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { readAddSettings, saveAddSettings } from '#data/collection/addSettings.ts'
import { useChangeCopies } from '#data/collection/useChangeCopies.ts'
import { copiesOf, countCopies } from '#domain/collection/copies.ts'
import { TOO_MANY_COPIES_MESSAGE } from '#domain/collection/copyChange.ts'
import { makeCardFinder } from '#domain/collection/csv/cardFinder.ts'
import {
  type AddedCopies,
  setAddedCount,
  countAdded,
  isSameLine,
  mergeAdded,
  limitAdded,
  parseCardNumbers,
} from '#domain/collection/cardNumbers.ts'
import { groupSets } from '#domain/sets/listSets.ts'
import { paths } from '#url/paths.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { EditableCollection } from '../MemberCollectionFrame.tsx'
import { UnsavedNotice } from '../UnsavedNotice.tsx'
import { AddedList } from './AddedList.tsx'
import { NumbersForm } from './NumbersForm.tsx'

const PAGE = '/user/$userId/collection/add'
const route = getRouteApi(PAGE)

/** Adds cards of a set by typed numbers, and lists them for corrections. */
export function AddCards({ userId, catalogue, sets, collection }: EditableCollection) {
  const { set: code } = route.useSearch()
  const changeAddress = useChangeAddress(PAGE)
  const finder = useMemo(() => makeCardFinder(catalogue.cards, sets), [catalogue, sets])
  const { main, promo } = useMemo(() => groupSets(sets), [sets])
  const change = useChangeCopies(userId)
  const [added, setAdded] = useState<readonly AddedCopies[]>([])
  const [last, setLast] = useState<readonly AddedCopies[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [stored] = useState(() => readAddSettings(userId))
  const listed = [...main, ...promo]
  const setOf = (wanted: string | undefined) => listed.find((some) => some.code === wanted)
  const set = setOf(code) ?? setOf(stored.set) ?? listed[0]
  if (!set)
    return (
      <EmptyState title="No Sets Yet">The card database is empty. An administrator can import the sets.</EmptyState>
    )

  const ownedOf = ({ card, isFoil }: AddedCopies) => countCopies(copiesOf(collection, card.id), isFoil)
  const show = (lines: readonly AddedCopies[], changed: readonly AddedCopies[]) => {
    setAdded(lines)
    setAnnouncement(
      lines
        .filter((line) => changed.some((one) => isSameLine(one, line)))
        .map(({ card, isFoil, count }) => `${card.name}${isFoil ? ', foil' : ''}: ${count} added`)
        .join('; '),
    )
  }
  const add = (typed: readonly AddedCopies[]) => {
    const copies = limitAdded(typed, ownedOf)
    for (const { card, isFoil, count } of copies) change({ cardId: card.id, isFoil, delta: count })
    show(mergeAdded(added, copies), copies)
    if (countAdded(copies) > 0) setLast(copies)
    return countAdded(copies) < countAdded(typed) ? TOO_MANY_COPIES_MESSAGE : ''
  }
  const recount = (recounted: readonly AddedCopies[]) => {
    const lines = recounted.reduce((before, copies) => {
      const line = before.find((one) => isSameLine(one, copies))
      if (!line) return before
      // Another device may have removed copies meanwhile.
      const delta = Math.max(copies.count - line.count, -ownedOf(line))
      change({ cardId: line.card.id, isFoil: line.isFoil, delta })
      return setAddedCount(before, { ...line, count: line.count + delta })
    }, added)
    show(lines, recounted)
  }
  const undo = () => {
    recount(
      last.map((copies) => {
        const line = added.find((one) => isSameLine(one, copies))
        return { ...copies, count: Math.max(0, (line?.count ?? 0) - copies.count) }
      }),
    )
    setAdded((lines) => lines.filter(({ count }) => count > 0))
    setLast([])
  }
  return (
    <>
      <UnsavedNotice userId={userId} />
      <NumbersForm
        set={set}
        main={main}
        promo={promo}
        onChooseSet={(next) => {
          saveAddSettings(userId, { set: next })
          changeAddress({ search: { set: next }, replace: true })
        }}
        start={stored.numbers}
        onType={(numbers) => saveAddSettings(userId, { numbers })}
        read={(text, isFoil) => parseCardNumbers(finder, set, text, isFoil)}
        ownedOf={ownedOf}
        pathOfName={(search) => paths.userCollection(userId, { tab: 'cards', ...(search && { search }) })}
        onAdd={add}
        last={last}
        onUndo={undo}
      />
      <AddedList
        userId={userId}
        lines={added}
        byId={catalogue.byId}
        ownedOf={ownedOf}
        onRecount={(line, count) => recount([{ ...line, count }])}
      />
      <p className="spoken" role="status">
        {announcement}
      </p>
    </>
  )
}
