import type { ListChange } from '#domain/wishes/wish.ts'
import { toFailure } from '../backend/errors.ts'
import { requestTimeout } from '../offline/requestTimeout.ts'
import { tablesAs } from '../session/viewer.ts'

/**
 * Saves a change of the user's wishes, of the copies to keep or of their settings. A repeated call changes nothing.
 * @throws Failure with the reason.
 */
export async function saveListChange(userId: string, change: ListChange): Promise<void> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const { error, status } = await requestOf(tables, change).abortSignal(requestTimeout())
  if (error) throw toFailure(error, 'Failed to save your wishes', status)
}

function requestOf(tables: Awaited<ReturnType<typeof tablesAs>>, change: ListChange) {
  switch (change.kind) {
    case 'wish': {
      const { cardId: card_id, wish } = change
      if (!wish) return tables.rpc('set_wish', { card_id, quantity: 0 })
      const { quantity, priority, onlyPrinting: only_printing, onlyFoil: only_foil } = wish
      return tables.rpc('set_wish', { card_id, quantity, priority, only_printing, only_foil })
    }
    case 'playset':
      return tables.rpc('set_playset', {
        card_id: change.cardId,
        playset: change.playset as number, // the generated types know no null arguments
      })
    case 'settings': {
      const { usual, showsWishes, showsTrade } = change.settings
      return tables.rpc('set_list_settings', {
        ...(usual !== undefined && { playset: usual }),
        ...(showsWishes !== undefined && { shows_wishes: showsWishes }),
        ...(showsTrade !== undefined && { shows_trade: showsTrade }),
      })
    }
  }
}
