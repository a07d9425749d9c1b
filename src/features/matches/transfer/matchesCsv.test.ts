import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMatch, anyMatches } from '#domain/matches/match.arbitrary.ts'
import { asRead } from '#domain/matches/transfer/readMatch.fixture.ts'
import { readMatchRows } from '#domain/matches/transfer/readMatchRows.ts'
import { readTextFile } from '#ui/readTextFile.ts'
import { makeMatchesCsv, readCsvRows } from './matchesCsv.ts'

const DECKS = [
  { id: 'deck-a', name: 'Song; dance, and "Elsa"' },
  { id: 'deck-b', name: 'Te Kā' },
  { id: 'deck-c', name: '=1+1' },
]

async function readBack(file: File): Promise<string> {
  const read = await readTextFile(file)
  if (!read.ok) throw new Error(read.message)
  return read.text
}

test('exported matches are the same after an import, with any notes', async () => {
  await fc.assert(
    fc.asyncProperty(anyMatches, fc.constantFrom(';;;;', '\t"', ',,\n', '“”'), async (matches, more) => {
      const noted = matches.map((match) => ({ ...match, notes: match.notes + more }))
      const rows = await readCsvRows(await readBack(await makeMatchesCsv(noted, DECKS)))
      expect(readMatchRows(rows, new Date('2026-11-21'))).toEqual({ matches: noted.map(asRead(DECKS)), problems: [] })
    }),
  )
})

test('no exported note is a formula in a spreadsheet, and each is the same after an import', async () => {
  const [match] = fc.sample(anyMatch, 1)
  const notes = ['=HYPERLINK("x")', "'=1", '+1 card', '-2 lore', '@judge']
  const noted = notes.map((note, index) => ({
    ...match!,
    id: `00000000-0000-4000-8000-00000000000${index}`,
    gameId: undefined,
    notes: note,
  }))
  const file = await makeMatchesCsv(noted, DECKS)
  expect(await file.text()).not.toMatch(/[,"][=+@-]/)
  expect(readMatchRows(await readCsvRows(await readBack(file)), new Date('2026-11-21'))).toEqual({
    matches: noted.map(asRead(DECKS)),
    problems: [],
  })
})

test.each([',', ';', '\t'])('a file whose cells are separated by “%s” is read', async (separator) => {
  const text = `Date${separator}Deck\r\n2026-11-20${separator}"a${separator}b"\r\n`
  expect(await readCsvRows(text)).toEqual([['Date', 'Deck'], ['2026-11-20', `a${separator}b`], ['']])
})
