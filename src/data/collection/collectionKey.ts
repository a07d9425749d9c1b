import type { Collection } from '#domain/collection/copies.ts'

/** Somebody's collection, and what they are called. */
export type CollectionOf = { readonly name: string; readonly collection: Collection }

/** Where the collection of `ownerId` as `viewerId` may see it is kept among what was read. */
export const collectionKey = (viewerId: string | undefined, ownerId: string) =>
  ['own', viewerId, 'collection', ownerId] as const

/** What one's own is called among the answers that the browser keeps. */
export const COLLECTION = 'collection'

/** The same of one's own. */
export const userCollectionKey = (userId: string) => collectionKey(userId, userId)
