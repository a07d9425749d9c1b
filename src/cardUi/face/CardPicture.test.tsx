import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'

const DOZEN = Array.from({ length: 12 }, (_, number) => `picture ${number}`)

/** A card in a long list, or by itself; what pictures came before is as if the page were new for each test. */
let show: (name: string, place?: { calm: boolean }) => HTMLElement

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  )
  const { CardPicture } = await import('./CardPicture.tsx')
  show = (name, { calm } = { calm: true }) => {
    const images = { small: name, normal: name, large: name }
    return render(<CardPicture card={makeCard({ id: name, images })} sizes="90px" calm={calm} />).container
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const picture = (card: HTMLElement) => card.querySelector('img')
const fail = (card: HTMLElement) => fireEvent.error(picture(card)!)
const come = (card: HTMLElement) => fireEvent.load(picture(card)!)
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

test('where a dozen pictures failed one after the other, a long list asks for no more, and a card by itself does', () => {
  const [last = '', ...others] = DOZEN
  for (const name of others) fail(show(name))
  const asked = show(last)
  expect(picture(asked)).not.toBeNull()
  fail(asked)
  const putOff = show('another')
  expect(picture(putOff)).toBeNull()
  expect(putOff.textContent).toContain('Stitch')
  expect(screen.getAllByText('Image failed to load')).toHaveLength(13)
  expect(picture(show('by itself', { calm: false }))).not.toBeNull()
})

test('one that comes between them makes a new beginning', () => {
  for (const name of DOZEN.slice(1)) fail(show(name))
  come(show('one that comes'))
  fail(show('one more'))
  expect(picture(show('another'))).not.toBeNull()
})

test('what was put off is asked for later, and what failed is asked for again when pictures come', () => {
  for (const name of DOZEN) fail(show(name))
  const putOff = show('another')
  wait(10)
  expect(picture(putOff)).toBeNull()
  wait(5)
  expect(picture(putOff)).not.toBeNull()
  expect(picture(show(DOZEN[0]!))).toBeNull()
  come(putOff)
  expect(picture(show(DOZEN[0]!))).not.toBeNull()
})

test('what fails without a connection does not count', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (const name of DOZEN) fail(show(name))
  expect(picture(show('another'))).not.toBeNull()
})
