import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

test.each([
  ['sets', 'ArrowRight', {}, 'cards'],
  ['sets', 'ArrowLeft', {}, 'characters'],
  ['characters', 'ArrowRight', {}, 'sets'],
  ['sets', 'End', {}, 'characters'],
  ['characters', 'Home', {}, 'sets'],
  ['sets', 'a', {}, null],
  // The browser's shortcut for Back.
  ['sets', 'ArrowLeft', { altKey: true }, null],
  ['sets', 'ArrowRight', { metaKey: true }, null],
] as const)(
  'with the tabs sets, cards and characters, on %s, %s with %j selects %s',
  (value, key, modifiers, chosen) => {
    const onChange = vi.fn<(value: string) => void>()
    const items = (['sets', 'cards', 'characters'] as const).map((name) => ({ value: name, label: name, panel: name }))
    render(<Tabs label="Parts" value={value} items={items} onChange={onChange} />)
    const isUnhandled = fireEvent.keyDown(screen.getByRole('tab', { name: value }), { key, ...modifiers })
    expect(onChange.mock.calls.flat()).toEqual(chosen === null ? [] : [chosen])
    expect(isUnhandled).toBe(chosen === null)
  },
)

test('a press on a tab selects it', () => {
  const onChange = vi.fn<(value: string) => void>()
  const items = (['sets', 'cards'] as const).map((name) => ({ value: name, label: name, panel: name }))
  render(<Tabs label="Parts" value="sets" items={items} onChange={onChange} />)
  fireEvent.click(screen.getByRole('tab', { name: 'cards' }))
  expect(onChange.mock.calls).toEqual([['cards']])
})
