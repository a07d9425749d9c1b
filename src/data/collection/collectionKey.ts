import type { Collection } from '#domain/collection/copies.ts'

/** The collection of a member, and the member's name. */
export type CollectionOf = { readonly name: string; readonly collection: Collection }

/** The query key of the collection of `ownerId` as `viewerId` may see it. */
export const collectionKey = (viewerId: string | undefined, ownerId: string) =>
  ['user', viewerId, 'collection', ownerId] as const

/** The query key of the figures that the host sends with the page of a collection. */
export const collectionOverviewKey = (viewerId: string | undefined, ownerId: string) =>
  ['user', viewerId, 'collection overview', ownerId] as const

/** The query key of the viewer's collection. */
export const userCollectionKey = (userId: string) => collectionKey(userId, userId)
