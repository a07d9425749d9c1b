/** The fields of a card in the database that the check for extra cards reads (requirements §7, cards_2). */
export type StoredCard = {
  readonly id: string
  readonly name: string
  readonly version: string | null
  readonly collectorNumber: string
  readonly setId: string
  readonly setName: string
}

/** The fields of a card of the card service that identify it. */
export type ServiceCard = { readonly id: string; readonly name: string; readonly collectorNumber: string }

/** The card service's cards of a set, or the reason why they could not be read. */
export type SetAnswer = { readonly setId: string; readonly setName: string } & (
  | { readonly cards: readonly ServiceCard[] }
  | { readonly problem: string }
)

/** The result of a check for extra cards (requirements §3, Extra-cards result). */
export type ExtraCards = {
  readonly databaseCount: number
  /** The number of different cards in the card service's readable sets. */
  readonly apiCount: number
  readonly extraCards: readonly StoredCard[]
  /** Cards of the offline pack that get the card service's ids at the next import. They are not extra. */
  readonly adoptable: readonly StoredCard[]
  /**
   * Other cards of the offline pack: real printings that the card service does not list under their number. They are
   * not extra.
   */
  readonly packOnly: readonly StoredCard[]
  /** Sets that could not be read. None of their cards counts as extra. */
  readonly skipped: readonly { readonly setName: string; readonly problem: string }[]
}

/**
 * Finds the cards in the database that the card service does not list (requirements §7, External card service). It
 * skips sets that could not be read, because an outage of the service is no reason to remove a set. It also skips all
 * cards of the offline pack, which lists real printings only (docs/decisions/037).
 * @param answers one for each set in the database.
 */
export function findExtraCards(stored: readonly StoredCard[], answers: readonly SetAnswer[]): ExtraCards {
  const skipped = answers.filter((answer) => 'problem' in answer)
  const unanswered = new Set(skipped.map(({ setId }) => setId))
  const storedIds = new Set(stored.map(({ id }) => id))
  const serviceIds = new Set<string>()
  const unmatched = new Set<string>()
  for (const answer of answers) {
    if ('problem' in answer) continue
    for (const card of answer.cards) {
      serviceIds.add(card.id)
      if (!storedIds.has(card.id)) unmatched.add(printingKey(answer.setId, card))
    }
  }
  const unknown = stored.filter((card) => !serviceIds.has(card.id) && !unanswered.has(card.setId))
  const ofPack = unknown.filter(isPackCard)
  const isAdoptable = (card: StoredCard) => unmatched.has(printingKey(card.setId, card))
  return {
    databaseCount: stored.length,
    apiCount: serviceIds.size,
    extraCards: unknown.filter((card) => !isPackCard(card)),
    adoptable: ofPack.filter(isAdoptable),
    packOnly: ofPack.filter((card) => !isAdoptable(card)),
    skipped: skipped.map(({ setName, problem }) => ({ setName, problem })),
  }
}

/** Whether a card or set still has its id of the offline pack, which an import replaces by the card service's. */
export const isPackCard = ({ id }: { readonly id: string }): boolean => id.startsWith('pack-')

/**
 * Identifies a printing across sources: the set, the number, and the name's letters and digits. `import_cards` in the
 * database matches cards in the same way.
 */
function printingKey(setId: string, { collectorNumber, name }: Pick<ServiceCard, 'collectorNumber' | 'name'>): string {
  return JSON.stringify([setId, collectorNumber, name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')])
}
