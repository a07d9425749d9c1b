import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileChooser } from './FileChooser.tsx'

afterEach(cleanup)

test('a corrected file can be chosen or dropped again: the field forgets the file that it passed on', () => {
  const onChoose = vi.fn<(source: File | string) => void>()
  render(<FileChooser problem="" isAgain={false} text="" onType={() => undefined} onChoose={onChoose} />)
  const field = screen.getByLabelText<HTMLInputElement>(/^Choose a CSV file/)
  const file = new File(['Name'], 'cards.csv')
  const setValue = vi.spyOn(field, 'value', 'set')
  fireEvent.change(field, { target: { files: [file] } })
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(file)
  expect(setValue).toHaveBeenCalledExactlyOnceWith('')
})
