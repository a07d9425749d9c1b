import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, storedCopies } from './backend.ts'
import { expect } from './test.ts'

/** A card that stands in the pack of every fresh host, its page, and what it is called there. */
export const CARD = { path: '/card/ariel-on-human-legs-1', id: 'pack-1-1', name: 'Ariel - On Human Legs' }

type Finish = 'non-foil' | 'foil'

/** How many copies of the card are counted, and the buttons that change it. */
export const number = (page: Page, finish: Finish = 'non-foil') =>
  page.getByRole('textbox', { name: `${finish} copies of ${CARD.name}`, exact: true })
export const plus = (page: Page, finish: Finish = 'non-foil') =>
  page.getByRole('button', { name: `Add ${finish} copies of ${CARD.name}`, exact: true })
export const minus = (page: Page, finish: Finish = 'non-foil') =>
  page.getByRole('button', { name: `Remove ${finish} copies of ${CARD.name}`, exact: true })

/** Waits until the server counts exactly these copies for somebody, see `storedCopies`. */
export const expectStored = (request: APIRequestContext, member: Account, copies: Record<string, number>) =>
  expect.poll(() => storedCopies(request, member)).toEqual(copies)
