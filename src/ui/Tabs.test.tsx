import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

test.each([
  ['ArrowRight', {}, 'cards'],
  ['ArrowLeft', {}, 'characters'],
  ['End', {}, 'characters'],
  ['a', {}, null],
  // The browser's way back.
  ['ArrowLeft', { altKey: true }, null],
  ['ArrowRight', { metaKey: true }, null],
] as const)('%s with %j on the first of three tabs leads to %s', (key, held, chosen) => {
  const onChange = vi.fn<(value: string) => void>()
  const items = (['sets', 'cards', 'characters'] as const).map((value) => ({ value, label: value, panel: value }))
  render(<Tabs label="Parts" value="sets" items={items} onChange={onChange} />)
  const isLeft = fireEvent.keyDown(screen.getByRole('tab', { name: 'sets' }), { key, ...held })
  expect(onChange.mock.calls.flat()).toEqual(chosen === null ? [] : [chosen])
  expect(isLeft).toBe(chosen === null)
})
