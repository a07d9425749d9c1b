import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubDialogs } from '#ui/dialogs.fixture.ts'
import { toastStore } from '#ui/toast.ts'
import { ShareMenu } from './ShareMenu.tsx'

const publish = vi.hoisted(() => vi.fn<(client: unknown, userId: string, id: string) => Promise<void>>())
vi.mock('#data/decks/decks.ts', async (original) => ({ ...(await original<object>()), publishDeck: publish }))

const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)

beforeEach(() => {
  stubDialogs()
  HTMLElement.prototype.hidePopover = () => undefined
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  publish.mockReset()
  writeText.mockClear()
})

const QUESTION = 'Only you can open this. Make it public?'
const LINK = `${location.origin}/deck/d1`

const show = (isPublic: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShareMenu
        deck={{ id: 'd1', name: 'Frost', userId: 'author', isPublic, entries: [] }}
        viewer={{ id: 'author' }}
        byId={new Map()}
      />
    </QueryClientProvider>,
  )
const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true })

test('the link of a private deck can be copied once its owner has made the deck public', async () => {
  publish.mockResolvedValue()
  show(false)
  fireEvent.click(item('Link to Deck Page'))
  expect(screen.getByRole('dialog').textContent).toContain(QUESTION)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(publish).not.toHaveBeenCalled()
  fireEvent.click(item('Link to Deck Page'))
  fireEvent.click(screen.getByRole('button', { name: 'Make Public' }))
  await vi.waitFor(() => expect(toastStore.get().at(-1)?.text).toBe('The deck is public now.'))
  // The request may have outlasted the permission that a press gives.
  expect(writeText).not.toHaveBeenCalled()
  const action = toastStore.get().at(-1)?.action
  expect(action?.label).toBe('Copy Link')
  act(() => action?.run())
  await vi.waitFor(() => expect(writeText).toHaveBeenCalledWith(LINK))
  await vi.waitFor(() => expect(toastStore.get().map(({ text }) => text)).toContain('Link copied!'))
  expect(publish.mock.calls.map(([, userId, id]) => [userId, id])).toEqual([['author', 'd1']])
})

test('the link is not copied if the deck stays private', async () => {
  publish.mockRejectedValue(new Error('Failed to update deck'))
  show(false)
  fireEvent.click(item('Link to Deck Page'))
  fireEvent.click(screen.getByRole('button', { name: 'Make Public' }))
  await vi.waitFor(() => expect(toastStore.get().map(({ text }) => text)).toContain('Failed to update deck'))
  expect(writeText).not.toHaveBeenCalled()
})

test('a public deck is shared with the system’s share sheet where there is one, without a question', async () => {
  show(true)
  expect(screen.queryByRole('menuitem', { name: 'Share with…', hidden: true })).toBeNull()
  cleanup()
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
  show(true)
  fireEvent.click(item('Share with…'))
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(share).toHaveBeenCalledWith({ title: 'Frost', url: LINK })
  share.mockRejectedValueOnce(new Error('No target'))
  fireEvent.click(item('Share with…'))
  const failed = 'Failed to share the deck. Please try again.'
  await vi.waitFor(() => expect(toastStore.get().map(({ text }) => text)).toContain(failed))
})

test('a private deck is shared with a fresh press once it is public', async () => {
  publish.mockResolvedValue()
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText }, share })
  show(false)
  fireEvent.click(item('Share with…'))
  fireEvent.click(screen.getByRole('button', { name: 'Make Public' }))
  await vi.waitFor(() => expect(toastStore.get().at(-1)?.action?.label).toBe('Share'))
  expect(share).not.toHaveBeenCalled()
  act(() => toastStore.get().at(-1)?.action?.run())
  expect(share).toHaveBeenCalledWith({ title: 'Frost', url: LINK })
})
