import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'

const DOZEN = Array.from({ length: 12 }, (_, number) => `picture ${number}`)

/** Renders a card. The module is new in each test, because it remembers outcomes. */
let show: (name: string, place?: { isInList: boolean }) => HTMLElement

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
  show = (name, { isInList } = { isInList: true }) => {
    const images = { small: name, normal: name, large: name }
    return render(<CardPicture card={makeCard({ id: name, images })} sizes="90px" isInList={isInList} />).container
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
const load = (card: HTMLElement) => fireEvent.load(picture(card)!)
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

test('after a dozen failures in a row a long list requests no picture, and a single card does', () => {
  const [last = '', ...others] = DOZEN
  for (const name of others) fail(show(name))
  const twelfth = show(last)
  expect(picture(twelfth)).not.toBeNull()
  fail(twelfth)
  const paused = show('another')
  expect(picture(paused)).toBeNull()
  expect(paused.textContent).toContain('Stitch')
  expect(screen.getAllByText('Image failed to load')).toHaveLength(13)
  expect(picture(show('single', { isInList: false }))).not.toBeNull()
})

test('a picture that loads resets the count of failures', () => {
  for (const name of DOZEN.slice(1)) fail(show(name))
  load(show('one that loads'))
  fail(show('one more'))
  expect(picture(show('another'))).not.toBeNull()
})

test('paused pictures are requested after a pause, and failed ones again once a picture loads', () => {
  for (const name of DOZEN) fail(show(name))
  const paused = show('another')
  wait(10)
  expect(picture(paused)).toBeNull()
  wait(5)
  expect(picture(paused)).not.toBeNull()
  expect(picture(show(DOZEN[0]!))).toBeNull()
  load(paused)
  expect(picture(show(DOZEN[0]!))).not.toBeNull()
})

test('failures without a connection do not count', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  for (const name of DOZEN) fail(show(name))
  expect(picture(show('another'))).not.toBeNull()
})
