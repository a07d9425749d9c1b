import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedText } from './useTypedText.ts'

/** The location that the router shows or loads. */
const router = vi.hoisted(() => ({ latestLocation: { pathname: '/cards' } }))
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router, useMatch: () => '/cards' }))

beforeEach(() => {
  vi.useFakeTimers()
  router.latestLocation = { pathname: '/cards' }
})
afterEach(() => void vi.useRealTimers())

const setUp = (address = '') => {
  const write = vi.fn<(text: string) => void>()
  const hook = renderHook((props: { address: string }) => useTypedText(props.address, write), {
    initialProps: { address },
  })
  return {
    write,
    text: () => hook.result.current[0],
    type: (text: string) => act(() => hook.result.current[1](text)),
    press: (text: string) => act(() => hook.result.current[2](text)),
    goTo: (next: string) => hook.rerender({ address: next }),
    pause: () =>
      act(() => {
        vi.advanceTimersByTime(1000)
      }),
  }
}

test('each letter shows at once, and the address changes once, after a pause', () => {
  const field = setUp()
  for (const text of ['e', 'el', 'els', 'elsa']) field.type(text)
  expect(field.text()).toBe('elsa')
  expect(field.write).not.toHaveBeenCalled()
  field.pause()
  expect(field.write.mock.calls).toEqual([['elsa']])
})

test('nothing is written while another page loads', () => {
  const field = setUp()
  field.type('elsa')
  router.latestLocation = { pathname: '/card/elsa-snow-queen-41' }
  field.pause()
  expect(field.write).not.toHaveBeenCalled()
})

test('letters typed before the address changes stay', () => {
  const field = setUp()
  field.type('el')
  field.pause()
  field.type('elsa')
  field.goTo('el')
  expect(field.text()).toBe('elsa')
})

test('the field follows an address that changes otherwise', () => {
  const field = setUp('elsa')
  field.goTo('')
  expect(field.text()).toBe('')
  field.pause()
  expect(field.write).not.toHaveBeenCalled()
})

test('going back to an earlier text shows it again', () => {
  const field = setUp()
  field.type('elsa')
  field.pause()
  field.goTo('elsa')
  field.goTo('anna')
  field.goTo('elsa')
  expect(field.text()).toBe('elsa')
})

test('a late change of the address removes no letters and has a history entry like any other', () => {
  const field = setUp()
  field.type('el')
  field.pause()
  field.type('elsa')
  field.pause()
  field.goTo('el')
  expect(field.text()).toBe('elsa')
  field.goTo('elsa')
  expect(field.text()).toBe('elsa')
  field.goTo('el')
  expect(field.text()).toBe('el')
})

test('a text that the address normalizes stays as typed', () => {
  const write = vi.fn<(text: string) => void>()
  const normalize = (text: string) => text.toUpperCase()
  const hook = renderHook((props: { address: string }) => useTypedText(props.address, write, normalize), {
    initialProps: { address: '' },
  })
  act(() => hook.result.current[1]('ruby'))
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  hook.rerender({ address: 'RUBY' })
  expect(hook.result.current[0]).toBe('ruby')
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(write.mock.calls).toEqual([['ruby']])
  hook.rerender({ address: 'STEEL' })
  expect(hook.result.current[0]).toBe('STEEL')
})

test('the text of a button is written once, however late the address changes', () => {
  const field = setUp('elsa')
  field.type('elsa q')
  field.press('ink:ruby elsa q')
  field.pause()
  field.goTo('ink:ruby elsa q')
  expect([field.text(), field.write.mock.calls]).toEqual(['ink:ruby elsa q', []])
  field.goTo('elsa')
  expect(field.text()).toBe('elsa')
})

test('a button that does not change the address does not block a later step back', () => {
  const field = setUp('elsa')
  field.press('elsa')
  field.type('anna')
  field.pause()
  field.goTo('anna')
  field.goTo('elsa')
  expect(field.text()).toBe('elsa')
})
