import { cleanup } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SortSelect } from './SortSelect.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const onChange = vi.fn<(value: string) => void>()
const options = ['name', 'cost', 'rarity'].map((value) => ({ value, label: value }))
const sort = (value: string) => (
  <SortSelect value={value} options={options} className={undefined} isInForm={false} onChange={onChange} />
)

/** Renders a sort with one value and hydrates it with another. `beforeHydration` may change the element in between. */
async function hydrate(rendered: string, value: string, beforeHydration?: (select: HTMLSelectElement) => void) {
  onChange.mockClear()
  const root = document.createElement('div')
  root.innerHTML = renderToString(sort(rendered))
  document.body.append(root)
  const select = root.querySelector('select')
  if (!select) throw new Error('There is no select.')
  beforeHydration?.(select)
  await act(async () => hydrateRoot(root, sort(value), { onRecoverableError: () => undefined }))
  return select
}

test('a choice before hydration is applied', async () => {
  await hydrate('rarity', 'rarity', (select) => (select.value = 'cost'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('cost')
})

test('without a choice the address counts, also if it changed before hydration', async () => {
  expect((await hydrate('rarity', 'rarity')).value).toBe('rarity')
  expect((await hydrate('rarity', 'name')).value).toBe('name')
  expect(onChange).not.toHaveBeenCalled()
})
