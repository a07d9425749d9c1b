import { expect, test } from 'vitest'
import { type BulkOperation, bulkOperationResult, bulkOperationTitle } from './bulkOperation.ts'

const operation = (parts: Partial<BulkOperation>): BulkOperation => ({
  id: '1',
  kind: 'import',
  setName: null,
  createdAt: '2026-11-20T12:00:00Z',
  undoneAt: null,
  added: 0,
  updated: 0,
  removed: 0,
  restorable: 0,
  changedSince: 0,
  removedEntries: 0,
  removedCopies: [],
  ...parts,
})

test.each([
  [{ kind: 'import' }, 'Imported a file'],
  [{ kind: 'addSet', setName: 'Fabled' }, 'Added all cards of Fabled'],
  [{ kind: 'removeSet', setName: 'The Reign of Jafar' }, 'Removed all cards of Reign of Jafar'],
  [{ kind: 'removeSet', setName: null }, 'Removed all cards of a set'],
] as const)('%j has the title "%s"', (parts, title) => {
  expect(bulkOperationTitle(operation(parts))).toBe(title)
})

test.each([
  [{ kind: 'import', added: 1200, updated: 3, removed: 1 }, '1,200 added, 3 changed, 1 removed'],
  [{ kind: 'addSet', added: 0, updated: 19 }, '19 changed'],
  [{ kind: 'import' }, 'No changes'],
  [{ kind: 'removeSet', removed: 1 }, '1 card'],
] as const)('%j has the result "%s"', (parts, result) => {
  expect(bulkOperationResult(operation(parts))).toBe(result)
})
