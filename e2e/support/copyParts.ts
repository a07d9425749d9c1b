import type { APIRequestContext, Page } from '@playwright/test'
import { type Account, storedCopies } from './backend.ts'
import { expect } from './test.ts'

/** A card of the pack of every new host, its page and its name there. */
export const CARD = { path: '/card/ariel-on-human-legs-1', id: 'pack-1-1', name: 'Ariel - On Human Legs' }

type Finish = 'non-foil' | 'foil'

/** The field with the number of copies, and its buttons. */
export const number = (page: Page, finish: Finish = 'non-foil') =>
  page.getByRole('textbox', { name: `${finish} copies of ${CARD.name}`, exact: true })
export const plus = (page: Page, finish: Finish = 'non-foil') =>
  page.getByRole('button', { name: `Add ${finish} copies of ${CARD.name}`, exact: true })
export const minus = (page: Page, finish: Finish = 'non-foil') =>
  page.getByRole('button', { name: `Remove ${finish} copies of ${CARD.name}`, exact: true })

/** Waits until the server has exactly these copies of a member, see `storedCopies`. */
export const expectStored = (request: APIRequestContext, member: Account, copies: Record<string, number>) =>
  expect.poll(() => storedCopies(request, member)).toEqual(copies)
