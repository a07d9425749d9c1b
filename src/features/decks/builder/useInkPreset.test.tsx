import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Ink } from '#domain/cards/vocabulary.ts'
import type { CardsView } from '#cardUi/list/useCardsView.ts'
import { useInkPreset } from './useInkPreset.ts'

afterEach(cleanup)
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

type Shown = { deck: readonly Ink[]; chosen?: readonly Ink[] }
const NOTHING: Shown = { deck: [] }

function setUp(applied = { inks: '' }) {
  const preset = vi.fn<CardsView['preset']>()
  const viewWith = (inks: readonly Ink[]) => ({ choices: { inks } as CardsView['choices'], preset })
  const hook = renderHook(
    ({ deck, chosen = [] }: Shown) =>
      useInkPreset(viewWith(chosen), deck, [applied.inks, (inks) => (applied.inks = inks)]),
    { initialProps: NOTHING },
  )
  return { preset, applied, show: hook.rerender }
}

test('two inks of a deck become a filter, once', () => {
  const { preset, applied, show } = setUp()
  show({ deck: ['Amber'] })
  expect(preset).not.toHaveBeenCalled()
  show({ deck: ['Amber', 'Steel'] })
  expect(preset.mock.calls).toEqual([[{ inks: ['Amber', 'Steel'] }]])
  // The visitor has removed the filter, and comes back to the cards.
  const again = setUp(applied)
  again.show({ deck: ['Amber', 'Steel'] })
  expect(again.preset).not.toHaveBeenCalled()
  again.show({ deck: ['Amber', 'Ruby'] })
  expect(again.preset).toHaveBeenCalledWith({ inks: ['Amber', 'Ruby'] })
})

test('inks that the visitor has chosen stay', () => {
  const { preset, show } = setUp()
  show({ deck: ['Amber', 'Steel'], chosen: ['Ruby'] })
  expect(preset).not.toHaveBeenCalled()
})

test('far down in the list the filter waits until the visitor is near the top', () => {
  vi.stubGlobal('scrollY', 5000)
  const { preset, show } = setUp()
  show({ deck: ['Amber', 'Steel'] })
  expect(preset).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 0)
  document.dispatchEvent(new Event('scroll'))
  document.dispatchEvent(new Event('scroll'))
  expect(preset).toHaveBeenCalledTimes(1)
})

test('while a card has the keyboard’s focus the filter waits until another element has it', () => {
  document.body.innerHTML = '<ul><li data-index="0"><button>Elsa</button></li></ul><input>'
  document.querySelector('button')?.focus()
  const { preset, show } = setUp()
  show({ deck: ['Amber', 'Steel'] })
  expect(preset).not.toHaveBeenCalled()
  document.querySelector('input')?.focus()
  expect(preset).toHaveBeenCalledTimes(1)
})
