/** How much a member wants a card: 1 is high, 2 normal, 3 low. */
export type Priority = 1 | 2 | 3

/** Which printings and finishes will do. */
export type Acceptance = {
  /** Only the named printing will do; otherwise any printing of the name. */
  readonly onlyPrinting: boolean
  readonly onlyFoil: boolean
}

/** The copies of a card that a member wants to own. Owned copies count, so that a purchase fulfills a wish. */
export type Wish = Acceptance & {
  readonly quantity: number
  readonly priority: Priority
}

/** Wishes by card id. */
export type Wishes = ReadonlyMap<string, Wish>

/** The limit of a wish. The constraint `card_wishes_quantity_is_1_to_99` has the same limit. */
export const MAX_WISHED = 99

/** How many copies of a printing a member keeps; those beyond it are for trade. */
export type Playsets = {
  /** For cards that are not in `cards`. */
  readonly usual: number
  /** By card id. */
  readonly cards: ReadonlyMap<string, number>
}

/** The lists of a member. A list that the member does not show is null for others. */
export type MemberLists = {
  readonly wishes: Wishes | null
  readonly playsets: Playsets | null
  readonly showsWishes: boolean
  readonly showsTrade: boolean
}

/** A change of a member's lists. */
export type ListChange =
  | { readonly kind: 'wish'; readonly cardId: string; /** Null removes it. */ readonly wish: Wish | null }
  | {
      readonly kind: 'playset'
      readonly cardId: string
      /** Null is the usual number. */ readonly playset: number | null
    }
  | { readonly kind: 'settings'; readonly settings: ListSettings }

/** Settings to change; absent ones stay. */
export type ListSettings = {
  readonly usual?: number | undefined
  readonly showsWishes?: boolean | undefined
  readonly showsTrade?: boolean | undefined
}

/** Applies changes in order. Returns the same lists if there are none. */
export function applyListChanges(lists: MemberLists, changes: readonly ListChange[]): MemberLists {
  let changed = lists
  for (const change of changes) changed = applyListChange(changed, change)
  return changed
}

function applyListChange(lists: MemberLists, change: ListChange): MemberLists {
  switch (change.kind) {
    case 'wish':
      return { ...lists, wishes: withEntry(lists.wishes ?? new Map<string, Wish>(), change.cardId, change.wish) }
    case 'playset': {
      const { usual, cards } = lists.playsets ?? USUAL_PLAYSETS
      return { ...lists, playsets: { usual, cards: withEntry(cards, change.cardId, change.playset) } }
    }
    case 'settings': {
      const { usual, showsWishes = lists.showsWishes, showsTrade = lists.showsTrade } = change.settings
      const playsets = lists.playsets ?? USUAL_PLAYSETS
      return { ...lists, playsets: usual === undefined ? playsets : { ...playsets, usual }, showsWishes, showsTrade }
    }
  }
}

/** A playset of each printing. */
export const USUAL_PLAYSETS: Playsets = { usual: 4, cards: new Map() }

function withEntry<Value>(map: ReadonlyMap<string, Value>, key: string, value: Value | null): Map<string, Value> {
  const copy = new Map(map)
  if (value === null) copy.delete(key)
  else copy.set(key, value)
  return copy
}

/** One change that equals two of the same subject in a row. */
export const mergeListChanges = (earlier: ListChange, later: ListChange): ListChange =>
  earlier.kind === 'settings' && later.kind === 'settings'
    ? { kind: 'settings', settings: { ...earlier.settings, ...later.settings } }
    : later

/** Names the thing that a change is about. */
export const subjectOfListChange = (change: ListChange): string =>
  change.kind === 'settings' ? change.kind : `${change.kind} ${change.cardId}`
