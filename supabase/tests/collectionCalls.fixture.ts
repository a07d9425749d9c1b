import { given } from './answers.ts'
import { type Client, type Member, PASSWORD, type TestBackend } from './startTestBackend.ts'

/** A card of the cases with its numbers of non-foil and foil copies. */
export type Entry = readonly [cardId: string, nonFoil: number, foil: number]

export const newId = (): string => crypto.randomUUID()

/** The remote procedures of the collection for `client`. Without an id, each call counts. */
export const callsOf = (client: Client) => ({
  adjust: (card_id: string, is_foil: boolean, delta: number, id?: string) =>
    client.rpc('adjust_collection', { card_id, is_foil, delta, ...withId(id) }),
  set: (card_id: string, is_foil: boolean, quantity: number, id?: string) =>
    client.rpc('set_collection', { card_id, is_foil, quantity, ...withId(id) }),
  addSet: (set_id: string, id?: string) => client.rpc('add_set_to_collection', { set_id, ...withId(id) }),
  removeSet: (set_id: string, id?: string) => client.rpc('remove_set_from_collection', { set_id, ...withId(id) }),
  // The generated type Json does not accept readonly lists.
  import: (entries: readonly Entry[], mode: string, id?: string) =>
    client.rpc('import_collection', { entries: entries.map((entry) => [...entry]), mode, ...withId(id) }),
  recent: () => client.rpc('recent_collection_operations'),
  undo: (undone_id: string, id?: string) => client.rpc('undo_collection_operation', { undone_id, ...withId(id) }),
})

export type CollectionCalls = ReturnType<typeof callsOf>

function withId(operation_id: string | undefined) {
  return operation_id === undefined ? {} : { operation_id }
}

/** The same member, signed in on another device. */
export async function onAnotherDevice(backend: TestBackend, member: Member): Promise<Client> {
  const client = backend.visitor()
  const { error } = await client.auth.signInWithPassword({ email: member.mail, password: PASSWORD })
  if (error) throw error
  return client
}

/** The entries that `collection_of` returns to `client`; null if it returns none. */
export async function entriesOf(owner: Member, client: Client = owner.client): Promise<Entry[] | null> {
  const { data, error } = await client.rpc('collection_of', { owner_id: owner.id })
  if (error) throw new Error(error.message)
  return data === null ? null : (data as { entries: [string, number, number][] }).entries // jsonb, whose shape the generated types lack
}

/** The rows of a collection, with their ids and times. */
export const rowsOf = (owner: Member) =>
  given(owner.client.from('user_collections').select().eq('user_id', owner.id).order('card_id').order('is_foil'))

/** Deletes all collections and operations. */
export async function deleteCollections({ sql }: TestBackend): Promise<void> {
  await sql('delete from user_collections')
  await sql('delete from private.collection_operations')
}

/** Cards of each set of the cases: numbers 1 to 20 without 4. */
export const SET_SIZE = 19
