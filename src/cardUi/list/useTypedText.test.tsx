import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedText } from './useTypedText.ts'

/** Where the router is, and the page that it opens. */
const router = vi.hoisted(() => ({
  latestLocation: { pathname: '/cards' },
  state: { resolvedLocation: { pathname: '/cards' } },
}))
vi.mock('@tanstack/react-router', () => ({ useRouter: () => router }))

beforeEach(() => {
  vi.useFakeTimers()
  router.latestLocation = router.state.resolvedLocation
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

test('each letter shows at once and the address follows once, after a pause', () => {
  const field = setUp()
  for (const text of ['e', 'el', 'els', 'elsa']) field.type(text)
  expect(field.text()).toBe('elsa')
  expect(field.write).not.toHaveBeenCalled()
  field.pause()
  expect(field.write.mock.calls).toEqual([['elsa']])
})

test('nothing is written while another page is opened, which it would lead back from', () => {
  const field = setUp()
  field.type('elsa')
  router.latestLocation = { pathname: '/card/elsa-snow-queen-41' }
  field.pause()
  expect(field.write).not.toHaveBeenCalled()
})

test('letters typed while the address catches up are kept', () => {
  const field = setUp()
  field.type('el')
  field.pause()
  field.type('elsa')
  field.goTo('el')
  expect(field.text()).toBe('elsa')
})

test('the field follows an address that changes by itself', () => {
  const field = setUp('elsa')
  field.goTo('')
  expect(field.text()).toBe('')
  field.pause()
  expect(field.write).not.toHaveBeenCalled()
})

test('going back to what was written before shows it again', () => {
  const field = setUp()
  field.type('elsa')
  field.pause()
  field.goTo('elsa')
  field.goTo('anna')
  field.goTo('elsa')
  expect(field.text()).toBe('elsa')
})

test('an address that comes back late takes no letters away, and is gone back to like any other', () => {
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

test('a text that the address gives back in another shape stays as it was typed', () => {
  const write = vi.fn<(text: string) => void>()
  const shape = (text: string) => text.toUpperCase()
  const hook = renderHook((props: { address: string }) => useTypedText(props.address, write, shape), {
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

test('what a press writes is not written a second time, however late the address follows', () => {
  const field = setUp('elsa')
  field.type('elsa q')
  field.press('ink:ruby elsa q')
  field.pause()
  field.goTo('ink:ruby elsa q')
  expect([field.text(), field.write.mock.calls]).toEqual(['ink:ruby elsa q', []])
  field.goTo('elsa')
  expect(field.text()).toBe('elsa')
})

test('a press that leaves the address as it is does not hide a later step back', () => {
  const field = setUp('elsa')
  field.press('elsa')
  field.type('anna')
  field.pause()
  field.goTo('anna')
  field.goTo('elsa')
  expect(field.text()).toBe('elsa')
})
