import * as v from 'valibot'
import { type ListChange, mergeListChanges, subjectOfListChange } from '#domain/wishes/wish.ts'
import { makeOutbox, type Outbox } from '../offline/outbox.ts'
import { lazyListOutbox, LIST_PREFIX } from './lazyListOutbox.ts'
import { reloadLists, showListChange, updateLists } from './memberLists.ts'
import { saveListChange } from './saveListChange.ts'

const wishSchema = v.object({
  quantity: v.number(),
  priority: v.picklist([1, 2, 3]),
  onlyPrinting: v.boolean(),
  onlyFoil: v.boolean(),
})

const changeSchema = v.variant('kind', [
  v.object({ kind: v.literal('wish'), cardId: v.string(), wish: v.nullable(wishSchema) }),
  v.object({ kind: v.literal('playset'), cardId: v.string(), playset: v.nullable(v.number()) }),
  v.object({
    kind: v.literal('settings'),
    settings: v.object({
      usual: v.optional(v.number()),
      showsWishes: v.optional(v.boolean()),
      showsTrade: v.optional(v.boolean()),
    }),
  }),
])

const outbox = makeOutbox<ListChange, undefined>({
  prefix: LIST_PREFIX,
  schema: changeSchema,
  subjectOf: subjectOfListChange,
  merge: mergeListChanges,
  send: async (userId, change) => {
    await saveListChange(userId, change)
    return undefined
  },
  failureText: 'Failed to save your wishes',
  onAnswer({ queryClient }, userId, change) {
    void showListChange(queryClient, userId, change)
  },
  onRefusal({ queryClient, report }, userId, _, reason) {
    report(reason)
    void reloadLists(queryClient, userId)
  },
  onSettledElsewhere({ queryClient }, userId, changes) {
    // Applied to the cached lists until this tab has read them again.
    updateLists(queryClient, userId, changes)
    void reloadLists(queryClient, userId)
  },
})

/** The outbox for wishes, copies to keep and their settings. Of several changes of a card only the last one is sent. */
export const listOutbox: Outbox<ListChange> = lazyListOutbox.provide(outbox)
