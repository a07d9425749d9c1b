import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deckLabelsQuery } from '#data/decks/deckLabels.ts'
import type { DeckLabels } from '#domain/decks/deckLabels.ts'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { pressEnter } from '#ui/pressEnter.fixture.ts'
import { LabelsDialog } from './LabelsDialog.tsx'

const save = vi.hoisted(() => vi.fn<(client: unknown, userId: string, labels: unknown) => Promise<void>>())
vi.mock('#data/decks/deckLabels.ts', async (original) => ({ ...(await original<object>()), saveDeckLabels: save }))

const onClose = vi.fn<() => void>()
const onSaved = vi.fn<() => void>()

beforeEach(() => {
  stubDialogs()
  vi.resetAllMocks()
})
afterEach(cleanup)

/** Opens the dialog for the deck d1. @param labels null while they are loading. */
function open(labels: readonly DeckLabels[] | null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const query = { ...deckLabelsQuery('me'), queryFn: () => new Promise<never>(() => undefined) }
  if (labels) queryClient.setQueryData(query.queryKey, labels)
  else void queryClient.query(query)
  return render(
    <QueryClientProvider client={queryClient}>
      <LabelsDialog userId="me" deckIds={['d1']} onClose={onClose} onSaved={onSaved} />
    </QueryClientProvider>,
  )
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const enter = (label: string) => act(async () => pressEnter(field(label)))
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('Enter in the name of the new folder saves once', async () => {
  const answer = Promise.withResolvers<void>()
  save.mockReturnValue(answer.promise)
  open([])
  type('Folder', ' new')
  type('Name of the new folder', 'League')
  await enter('Name of the new folder')
  await enter('Name of the new folder')
  expect(save.mock.calls).toEqual([[expect.anything(), 'me', [{ deckId: 'd1', folder: 'League', tags: [] }]]])
  await act(async () => answer.resolve())
  expect([onClose, onSaved].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a folder without a name and too many tags are refused at their fields', async () => {
  const tags = Array.from({ length: 10 }, (_, at) => `tag ${at}`)
  open([{ deckId: 'd1', folder: null, tags }])
  type('Folder', ' new')
  type('New tag', 'one more')
  fireEvent.click(button('Save'))
  expect(screen.getByText('Please enter a name for the folder.')).toBeDefined()
  expect(screen.getByText('A deck has at most 10 tags.')).toBeDefined()
  expect(document.activeElement).toBe(field('Name of the new folder'))
  expect(save).not.toHaveBeenCalled()
})

test('nothing is saved while the labels of the deck are loading', async () => {
  open(null)
  expect(button('Save').disabled).toBe(true)
})

test('an answer after the dialog was closed ends nothing else', async () => {
  const answer = Promise.withResolvers<void>()
  save.mockReturnValue(answer.promise)
  const { unmount } = open([])
  await act(async () => fireEvent.click(button('Save')))
  unmount()
  await act(async () => answer.resolve())
  expect([onClose, onSaved].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
