import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

test.each([
  ['empties the field', false, [['']]],
  ['does not empty the field while a letter is being composed', true, []],
])('Esc %s', (_, isComposing, changes) => {
  const onChange = vi.fn<(text: string) => void>()
  render(<SearchField label="Search" placeholder="" value="elsa" onChange={onChange} />)
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', isComposing })
  expect(onChange.mock.calls).toEqual(changes)
})
