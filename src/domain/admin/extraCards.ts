/** A card of the database, as far as the check for extra cards looks at it (requirements §7, cards_2). */
export type StoredCard = {
  readonly id: string
  readonly name: string
  readonly version: string | null
  readonly collectorNumber: string
  readonly setId: string
  readonly setName: string
}

/** A card of the card service, as far as it tells whether a card of the database is there. */
export type ServiceCard = { readonly id: string; readonly name: string; readonly collectorNumber: string }

/** What the card service said about the cards of a set of the database, or why that is not known. */
export type SetAnswer = { readonly setId: string; readonly setName: string } & (
  | { readonly cards: readonly ServiceCard[] }
  | { readonly problem: string }
)

/** Requirements §3, Extra-cards result. */
export type ExtraCards = {
  readonly databaseCount: number
  /** How many different cards the card service has in the sets that it answered for. */
  readonly apiCount: number
  readonly extraCards: readonly StoredCard[]
  /** Cards of the offline pack that an import gives the card service's ids. They are not extra. */
  readonly adoptable: readonly StoredCard[]
  /** Other cards of the offline pack: real printings that the card service does not list by their numbers. Never extra. */
  readonly packOnly: readonly StoredCard[]
  /** Sets that there is no answer for. None of their cards is called extra: nobody knows. */
  readonly skipped: readonly { readonly setName: string; readonly problem: string }[]
}

/**
 * Finds cards of the database that the card service does not have (requirements §7, External card service): those whose id
 * is in none of its answers. Left alone are the cards of sets without an answer, because a hiccup of the service is no reason
 * to remove a set, and all cards of the offline pack, which lists real printings only (docs/decisions/037).
 * @param answers one for each set of the database.
 */
export function findExtraCards(stored: readonly StoredCard[], answers: readonly SetAnswer[]): ExtraCards {
  const skipped = answers.filter((answer) => 'problem' in answer)
  const unanswered = new Set(skipped.map(({ setId }) => setId))
  const storedIds = new Set(stored.map(({ id }) => id))
  const serviceIds = new Set<string>()
  const adopting = new Set<string>()
  for (const answer of answers) {
    if ('problem' in answer) continue
    for (const card of answer.cards) {
      serviceIds.add(card.id)
      if (!storedIds.has(card.id)) adopting.add(printingKey(answer.setId, card))
    }
  }
  const unknown = stored.filter((card) => !serviceIds.has(card.id) && !unanswered.has(card.setId))
  const ofPack = unknown.filter(isPackCard)
  const isAdoptable = (card: StoredCard) => adopting.has(printingKey(card.setId, card))
  return {
    databaseCount: stored.length,
    apiCount: serviceIds.size,
    extraCards: unknown.filter((card) => !isPackCard(card)),
    adoptable: ofPack.filter(isAdoptable),
    packOnly: ofPack.filter((card) => !isAdoptable(card)),
    skipped: skipped.map(({ setName, problem }) => ({ setName, problem })),
  }
}

/** Ids of the offline pack's cards and sets, until the card service's ids take their place. */
export const isPackCard = ({ id }: { readonly id: string }): boolean => id.startsWith('pack-')

/** Two sources mean one card by its set, its number and the letters of its name, as `import_cards` of the backend has it. */
function printingKey(setId: string, { collectorNumber, name }: Pick<ServiceCard, 'collectorNumber' | 'name'>): string {
  return JSON.stringify([setId, collectorNumber, name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')])
}
