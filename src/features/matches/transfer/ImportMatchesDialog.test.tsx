import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { toastStore } from '#ui/toast.ts'
import { Failure } from '#data/backend/errors.ts'
import type { Match } from '#domain/matches/match.ts'
import type { ImportCounts, importMatches } from '#data/matches/importMatches.ts'
import { ImportMatchesDialog } from './ImportMatchesDialog.tsx'

const send = vi.hoisted(() => vi.fn<typeof importMatches>())
vi.mock(import('#data/matches/importMatches.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  importMatches: send,
}))

vi.mock(import('#data/matches/lastImport.ts'), () => ({
  lastImportQuery: () => queryOptions({ queryKey: ['last'], queryFn: () => null }) as never,
}))

beforeEach(stubDialogs)
afterEach(cleanup)

const counts = (fields: Partial<ImportCounts> = {}) => ({ sent: 0, added: 0, completed: 0, recognized: 0, ...fields })

const ROW = '2026-11-20,Frozen Fire,Win,on play,Amber + Ruby'

/** A file with a number of matches whose text arrives on request. */
function slowFile(matches: number) {
  const text = ['Date,Deck,Result,Initiative,Opponent inks', ...Array(matches).fill(ROW)].join('\n')
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const file = { name: 'matches.csv', size: text.length, arrayBuffer: () => promise }
  return { file, give: () => resolve(new TextEncoder().encode(text).buffer) }
}

/** Chooses a file with this text. */
function choose(text: string, logged: readonly Match[] = []) {
  const onClose = vi.fn<() => void>()
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportMatchesDialog userId="me" logged={logged} decks={[{ id: 'd1', name: 'Frozen Fire' }]} onClose={onClose} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [new File([text], 'matches.csv')] } })
  return { onClose, unmount }
}

test('a file without the columns of matches is refused as a whole, with the required columns', async () => {
  choose('Name,Price\nElsa,2')
  const text = 'The first row must have these column headings: Date, Result, Initiative, Opponent inks.'
  expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull()
  expect(screen.queryByText(/cannot be read/)).toBeNull()
})

test('a file with only headings has no matches, which is not a success', async () => {
  choose('Date,Deck,Result,Initiative,Opponent inks')
  const notice = (await screen.findByText('No matches.')).closest('[role=status]')
  expect(notice?.querySelector('.lucide-triangle-alert')).not.toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import' }).disabled).toBe(true)
})

test('the summary of a file appears in a status that was there before', async () => {
  choose(`Date,Deck,Result,Initiative,Opponent inks\n${ROW}`)
  const statuses = screen.getAllByRole('status')
  const summary = await screen.findByText('1 match: 1 won, 0 lost.')
  expect(statuses.some((status) => status.contains(summary))).toBe(true)
})

test('the second of two chosen files is used, whichever is read first', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportMatchesDialog
        userId="me"
        logged={[]}
        decks={[{ id: 'd1', name: 'Frozen Fire' }]}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('CSV file')
  const [first, second] = [slowFile(1), slowFile(2)]
  fireEvent.change(field, { target: { files: [first.file] } })
  fireEvent.change(field, { target: { files: [second.file] } })
  await act(async () => second.give())
  expect(await screen.findByText('2 matches: 2 won, 0 lost.')).toBeDefined()
  await act(async () => first.give())
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByText('2 matches: 2 won, 0 lost.')).toBeDefined()
})

test('a corrected file can be chosen again: the field forgets the chosen file when it is pressed', () => {
  choose('Name,Price\nElsa,2')
  const field = screen.getByLabelText('CSV file')
  const setValue = vi.spyOn(field as HTMLInputElement, 'value', 'set')
  fireEvent.click(field)
  expect(setValue).toHaveBeenCalledExactlyOnceWith('')
})

const paste = (target: Element, text: string) => fireEvent.paste(target, { clipboardData: { getData: () => text } })

test('pasted text is read at once, anywhere in the dialog, unless it is added to other text', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportMatchesDialog userId="me" logged={[]} decks={[]} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  const field = screen.getByLabelText('CSV text')
  fireEvent.change(field, { target: { value: 'Date' } })
  const table = `Date,Deck,Result,Initiative,Opponent inks\n${ROW}`
  expect(paste(field, table)).toBe(true)
  expect(paste(document.body, 'Frozen Fire')).toBe(true)
  expect(screen.queryByText('1 match: 1 won, 0 lost.')).toBeNull()
  expect(paste(document.body, table)).toBe(false)
  expect(await screen.findByText('1 match: 1 won, 0 lost.')).toBeDefined()
})

test.each([
  ['closes its dialog', false, 1],
  ['that was stopped by closing its dialog closes no other dialog', true, 0],
])('the end of an import %s', async (_, isClosed, closed) => {
  const end = Promise.withResolvers<ImportCounts>()
  send.mockReturnValueOnce(end.promise)
  const { onClose, unmount } = choose(`Date,Deck,Result,Initiative,Opponent inks\n${ROW}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 match' }))
  if (isClosed) unmount()
  expect(send.mock.lastCall?.[4]?.aborted).toBe(isClosed)
  await act(async () => end.resolve(counts({ sent: 1, added: 1 })))
  expect(onClose).toHaveBeenCalledTimes(closed)
  expect(toastStore.get().map(({ text }) => text)).toContain('1 match imported.')
})

test('a failed import is reported even after its dialog was closed', async () => {
  const end = Promise.withResolvers<ImportCounts>()
  send.mockReturnValueOnce(end.promise)
  const { unmount } = choose(`Date,Deck,Result,Initiative,Opponent inks\n${ROW}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 match' }))
  unmount()
  render(<Toaster />)
  await act(async () => end.reject(new Failure('notAllowed', 'You have reached a limit.')))
  expect(screen.getByText('You have reached a limit.')).toBeDefined()
})

test('matches imported before a failure can be removed, even after the dialog was closed', async () => {
  const end = Promise.withResolvers<ImportCounts>()
  send.mockReturnValueOnce(end.promise)
  const { unmount } = choose(`Date,Deck,Result,Initiative,Opponent inks\n${ROW}`)
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 match' }))
  act(() => send.mock.lastCall?.[3](counts({ sent: 1, added: 1 })))
  unmount()
  render(<Toaster />)
  await act(async () => end.reject(new Failure('unexpected', 'The server is down.')))
  expect(screen.getByText('The server is down. 1 match imported.')).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Undo', hidden: true }).length).toBeGreaterThan(0)
})

const HEADINGS = 'Game ID,Date,Deck,Result,Initiative,Opponent inks'

test('the button leaves out logged games, but they are still sent', async () => {
  const logged: Match = {
    id: 'm1',
    gameId: 'game-number-1',
    deckId: 'd1',
    result: 'win',
    initiative: 'on_play',
    opponentInks: ['Amber', 'Ruby'],
    notes: '',
    matchDate: '2026-11-20T12:00:00.000Z',
  }
  choose(`${HEADINGS}\ngame-number-1,${ROW}`, [logged])
  expect(await screen.findByText(/All of them are already logged/)).toBeDefined()
  cleanup()
  choose(`${HEADINGS}\ngame-number-1,${ROW}\ngame-number-2,${ROW}`, [logged])
  expect(await screen.findByText(/1 of them is already logged/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 match' }))
  expect(send.mock.lastCall?.[2]).toMatchObject([
    { gameId: 'game-number-1' },
    { gameId: 'game-number-2', deckId: 'd1' },
  ])
})

test('a match that was logged by hand is recognized, and the member decides', async () => {
  const byHand: Match = {
    id: '5f6c1e34-8d1f-4a55-9a0c-2f7e1c9b4d11',
    deckId: 'd1',
    result: 'win',
    initiative: 'on_draw',
    opponentInks: ['Amber', 'Ruby'],
    notes: '',
    matchDate: new Date(2026, 10, 20, 21).toISOString(),
  }
  const { unmount } = choose(`${HEADINGS}\ngame-number-1,${ROW}`, [byHand])
  const same = await screen.findByRole('checkbox', { name: 'Nov 20, 2026: Win against Amber + Ruby' })
  send.mockResolvedValue(counts({ sent: 1, recognized: 1 }))
  fireEvent.click(screen.getByRole('button', { name: 'Import' }))
  expect(send.mock.lastCall?.[2]).toMatchObject([{ id: byHand.id, gameId: 'game-number-1' }])
  await act(async () => undefined)
  expect(toastStore.get().map(({ text }) => text)).toContain('0 matches imported, 1 recognized.')
  expect(same.closest('fieldset')).not.toBeNull()
  unmount()
  choose(`${HEADINGS}\ngame-number-1,${ROW}`, [byHand])
  fireEvent.click(await screen.findByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 match' }))
  expect(send.mock.lastCall?.[2]).toMatchObject([{ id: null, gameId: 'game-number-1' }])
})

test('unknown decks are asked about once each, and rows that cannot be read are listed', async () => {
  choose(`${HEADINGS}\ngame-number-1,${ROW}\ngame-number-2,${ROW.replace('Frozen Fire', 'Gone')}\ngame-number-3,`)
  const deck = await screen.findByRole<HTMLSelectElement>('combobox', { name: '“Gone”: 1 match, Nov 20, 2026' })
  expect(screen.getByText('2 matches: 2 won, 0 lost; 1 row cannot be read.')).toBeDefined()
  expect(screen.getByText('1 match left out without a deck.')).toBeDefined()
  expect(screen.getByRole('listitem').textContent).toContain('Row 4: The result must be')
  expect(screen.getByRole('button', { name: 'Import 1 match' })).toBeDefined()
  fireEvent.change(deck, { target: { value: 'd1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 matches' }))
  expect(send.mock.lastCall?.[2]).toMatchObject([
    { gameId: 'game-number-1' },
    { gameId: 'game-number-2', deckId: 'd1' },
  ])
})

test('pasted text is read like a file', async () => {
  choose('Name,Price')
  fireEvent.change(screen.getByLabelText('CSV text'), { target: { value: `${HEADINGS}\ngame-number-1,${ROW}` } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview', hidden: true }))
  expect(await screen.findByRole('button', { name: 'Import 1 match' })).toBeDefined()
})

test('games against bots can be left out', async () => {
  const game = (id: string, mode: string) => `${id},2026-09-01T10:00:00Z,win,true,Amber/Ruby,${mode},Ruby/Steel`
  choose(
    [
      'game_id,started_at,result,went_first,opp_deck_colors,mode,your_deck_colors',
      game('game-number-1', 'bot'),
      game('game-number-2', 'matchmaking'),
    ].join('\n'),
  )
  expect(await screen.findByText('2 matches: 2 won, 0 lost.')).toBeDefined()
  fireEvent.click(screen.getByRole('switch', { name: 'Import games against bots' }))
  expect(screen.getByText('1 match: 1 won, 0 lost.')).toBeDefined()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'd1' } })
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 match' }))
  expect(send.mock.lastCall?.[2]).toMatchObject([{ gameId: 'game-number-2' }])
})
