/** The senders of requests: a guest, a member without rows, the owner of the rows, an administrator. */
export const CALLERS = ['guest', 'stranger', 'owner', 'administrator'] as const
export type Caller = (typeof CALLERS)[number]

export const MEMBERS: readonly Caller[] = ['stranger', 'owner', 'administrator']
export const OWNER: readonly Caller[] = ['owner']
export const ADMINISTRATOR: readonly Caller[] = ['administrator']
export const NOBODY: readonly Caller[] = []

/**
 * The data of the requests: the owner, their private decks, a deck of another member, an operation that can be undone.
 */
export type Target = {
  readonly owner: string
  readonly deck: string
  readonly otherDeck: string
  /** A deck of the owner without labels. */
  readonly bareDeck: string
  readonly operation: string
}
