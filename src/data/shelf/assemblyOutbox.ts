import * as v from 'valibot'
import type { AssemblyChange } from '#domain/shelf/assembly.ts'
import { makeOutbox, type Outbox } from '../offline/outbox.ts'
import { reloadAssembledDecks, showAssembly, updateAssembledDecks } from './assembledDecks.ts'
import { ASSEMBLY_PREFIX, lazyAssemblyOutbox } from './lazyAssemblyOutbox.ts'
import { setDeckAssembled } from './setDeckAssembled.ts'

const outbox = makeOutbox<AssemblyChange, undefined>({
  prefix: ASSEMBLY_PREFIX,
  schema: v.object({ deckId: v.string(), isAssembled: v.boolean() }),
  subjectOf: ({ deckId }) => deckId,
  // Taking a deck apart and assembling it again moves it to the end of the order, so both changes are sent.
  merge: (earlier, later) => (!earlier.isAssembled && later.isAssembled ? null : later),
  send: async (userId, change) => {
    await setDeckAssembled(userId, change)
    return undefined
  },
  failureText: 'Failed to change your shelf',
  onAnswer({ queryClient }, userId, change) {
    void showAssembly(queryClient, userId, change)
  },
  onRefusal({ queryClient, report }, userId, _, reason) {
    report(reason)
    void reloadAssembledDecks(queryClient, userId)
  },
  onSettledElsewhere({ queryClient }, userId, changes) {
    // Applied to the cached list until this tab has read it again.
    updateAssembledDecks(queryClient, userId, changes)
    void reloadAssembledDecks(queryClient, userId)
  },
})

/**
 * The outbox for decks that members assemble and take apart. Of several changes of a deck only the last one is sent, and a
 * change that takes it apart before it is assembled again.
 */
export const assemblyOutbox: Outbox<AssemblyChange> = lazyAssemblyOutbox.provide(outbox)
