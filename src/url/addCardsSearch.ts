import { readText } from './searchParams.ts'

/** The parameters of /user/{id}/collection/add. */
export type AddCardsSearch = {
  /** The code of the set whose cards are added; by default the newest one. */
  set?: string | undefined
}

/** Reads the parameters of /user/{id}/collection/add. Never throws. */
export const parseAddCardsSearch = (values: Record<string, unknown>): AddCardsSearch => ({
  set: readText(values['set']),
})
