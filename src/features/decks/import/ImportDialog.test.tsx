import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setsQuery } from '#data/catalogue/sets.ts'
import { deckKey } from '#data/decks/decks.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { EditTextDialog } from './EditTextDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'

beforeEach(stubDialogs)
afterEach(cleanup)

const bell = makeCard({ id: 'bell', name: 'Tinker Bell - Giant Fairy', collectorNumber: '1' })
const elsa = makeCard({ id: 'elsa', name: 'Elsa - Snow Queen', collectorNumber: '2' })
const prepared = makeCard({ id: 'prepared', name: 'Be Prepared', collectorNumber: '3' })
const deckId = '00000000-0000-4000-8000-000000000001'

function open(
  showDialog = (onImport: () => void) => (
    <ImportDialog cards={[bell, elsa, prepared]} onClose={() => undefined} onImport={onImport} />
  ),
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(setsQuery.queryKey, [])
  client.setQueryData(deckKey(deckId, undefined), { entries: [{ card: 'elsa', quantity: 3 }] })
  const onImport = vi.fn()
  render(<QueryClientProvider client={client}>{showDialog(onImport)}</QueryClientProvider>)
  return onImport
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const summary = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))

const list = '4 Be Prepared\n2 Tinkerbell - Giant Fary\n1 Elsa - Snow Queen'
const entries = [
  { card: 'prepared', quantity: 4 },
  { card: 'elsa', quantity: 1 },
]

test('a list is checked while it is edited, and its recognized cards can be imported', async () => {
  const onImport = open()
  type(list)
  await summary('5 cards recognized, 1 line not')
  screen.getByText('Card not found: "Tinkerbell - Giant Fary"', { exact: false })
  press('Import 5 cards')
  expect(onImport).toHaveBeenCalledWith(entries, [{ line: 2, message: 'Card not found: "Tinkerbell - Giant Fary"' }])
})

test('Import Deck stops at an unknown line, and the text stays', () => {
  const onImport = open()
  type(list)
  press('Import Deck')
  expect(screen.getByRole('alert').textContent).toContain('Card not found: "Tinkerbell - Giant Fary" (line 2)')
  expect(field().value).toBe(list)
  expect(onImport).not.toHaveBeenCalled()
  type('')
  press('Import Deck')
  expect(screen.getByRole('alert').textContent).toContain('Please enter a deck list to import.')
})

test('a suggestion corrects its line, and the focus moves to the import', async () => {
  const onImport = open()
  type(list)
  await summary('5 cards recognized, 1 line not')
  press('Use this card: Tinker Bell - Giant Fairy')
  expect(field().value).toBe(list.replace('Tinkerbell - Giant Fary', 'Tinker Bell - Giant Fairy'))
  expect(document.activeElement?.textContent).toBe('Import 7 cards')
  press('Import Deck')
  expect(onImport.mock.calls[0]?.[0]).toHaveLength(3)
})

test('Ctrl+Enter imports the recognized cards of the current text', async () => {
  const onImport = open()
  type(list)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(onImport).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true })
  expect(onImport.mock.calls[0]?.[0]).toEqual(entries)
  fireEvent.keyDown(await screen.findByRole('button', { name: /^Import \d+ cards$/ }), { key: 'Enter', ctrlKey: true })
  expect(onImport).toHaveBeenCalledTimes(2)
})

test('the address of a deck imports its cards', async () => {
  const onImport = open()
  type(`https://decks.example.org/deck/${deckId}`)
  await summary('3 cards recognized')
  press('Import 3 cards')
  await waitFor(() => expect(onImport).toHaveBeenCalledWith([{ card: 'elsa', quantity: 3 }], []))
})

test('a linked deck that loads late is imported once, and not after another text or after closing', async () => {
  const startImport = () => {
    const onImport = open()
    type(`https://decks.example.org/deck/${deckId}`)
    press('Import Deck')
    return onImport
  }
  const overwritten = startImport()
  type(list)
  await summary('5 cards recognized, 1 line not')
  expect(overwritten).not.toHaveBeenCalled()
  cleanup()

  const closed = startImport()
  cleanup()
  const twice = startImport()
  press('Import Deck')
  await waitFor(() => expect(twice).toHaveBeenCalled())
  expect(twice).toHaveBeenCalledOnce()
  expect(closed).not.toHaveBeenCalled()
})

test('the deck itself is edited as text, and wrong lines are reported', async () => {
  const deckCards = [
    { card: elsa, quantity: 1 },
    { card: bell, quantity: 2 },
  ]
  const onImport = open((take) => (
    <EditTextDialog cards={[bell, elsa, prepared]} deckCards={deckCards} onClose={() => undefined} onImport={take} />
  ))
  expect(field().value.split('\n').toSorted()).toEqual(['1 Elsa - Snow Queen', '2 Tinker Bell - Giant Fairy'])
  expect(screen.queryByText('This will replace your deck')).toBeNull()
  type(list)
  await summary('5 cards recognized, 1 line not')
  press('Apply 5 cards')
  expect(onImport).toHaveBeenCalledWith(entries, [{ line: 2, message: 'Card not found: "Tinkerbell - Giant Fary"' }])
})
