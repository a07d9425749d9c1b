import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'

const DOZEN = Array.from({ length: 12 }, (_, number) => `picture ${number}`)

/** Renders a card. The modules are new in each test, because they remember failures. */
let show: (name: string, place?: { isInList: boolean }) => HTMLElement

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  const { CardPicture } = await import('./CardPicture.tsx')
  const { WatchPictures } = await import('./WatchPictures.tsx')
  show = (name, { isInList } = { isInList: true }) => {
    const images = { small: name, normal: name, large: name }
    return render(
      <WatchPictures>
        <CardPicture card={makeCard({ id: name, images })} sizes="90px" isInList={isInList} />
      </WatchPictures>,
    ).container
  }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const picture = (card: HTMLElement) => card.querySelector('img')
const fail = (card: HTMLElement) => fireEvent.error(picture(card)!)
const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
function load(card: HTMLElement, { width, height } = { width: 734, height: 1024 }) {
  Object.defineProperties(picture(card)!, { naturalWidth: { value: width }, naturalHeight: { value: height } })
  fireEvent.load(picture(card)!)
}

test('the background of a picture shows name and cost until the picture has loaded', () => {
  const card = show('slow')
  const background = picture(card)!.parentElement!
  expect(background.dataset).toMatchObject({ name: 'Stitch\nNew Dog', cost: '1' })
  expect(picture(card)!.dataset['picture']).toBe('')
  load(card)
  expect(picture(card)!.dataset['picture']).toBe('loaded')
  expect(card.textContent).toBe('')
})

test('the face of a card is below a single picture from the start', () => {
  const card = show('single', { isInList: false })
  expect(picture(card)!.dataset['picture']).toBe('')
  expect(card.textContent).toContain('Stitch')
  fail(card)
  expect(picture(card)).toBeNull()
  expect(card.textContent).toContain('Stitch')
  expect(screen.getByText('Image failed to load')).toBeTruthy()
})

test('a landscape picture is rotated in an upright frame', () => {
  const upright = show('upright')
  load(upright)
  expect(picture(upright)!.hasAttribute('data-rotated')).toBe(false)
  const landscape = show('landscape')
  load(landscape, { width: 1024, height: 734 })
  expect(picture(landscape)!.hasAttribute('data-rotated')).toBe(true)
})

test('after a dozen failures in a row a long list requests no picture, and a single card does', () => {
  for (const name of DOZEN.slice(1)) fail(show(name))
  const twelfth = show(DOZEN[0]!)
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
  const failed = show(DOZEN[0]!)
  expect(picture(failed)).toBeNull()
  load(paused)
  expect(picture(failed)).not.toBeNull()
})

test('failures without a connection pause no list, and are requested again with a connection', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const failed = DOZEN.map((name) => {
    const card = show(name)
    fail(card)
    return card
  })
  expect(picture(show('another'))).not.toBeNull()
  onLine.mockReturnValue(true)
  expect(picture(failed[0]!)).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  expect(picture(failed[0]!)).not.toBeNull()
})
