import { readWords } from './searchParams.ts'

/** The filters of the copies on /shelf: free ones, those in a deck, and those that several decks want. */
export const SHOWN_COPIES = ['free', 'deck', 'twice'] as const

/** The parameters of /shelf, absent if they exclude nothing. */
export type ShelfSearch = { readonly copies?: (typeof SHOWN_COPIES)[number] | undefined }

/** Reads the parameters of /shelf. Never throws; invalid values are ignored. */
export function parseShelfSearch(values: Record<string, unknown>): ShelfSearch {
  return { copies: readWords(values['copies'], SHOWN_COPIES)?.[0] }
}
