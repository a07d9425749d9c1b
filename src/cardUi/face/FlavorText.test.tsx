import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FlavorText } from './FlavorText.tsx'

afterEach(cleanup)

const show = (text: string) => render(<FlavorText text={text} />).container

test('a line never ends between a dash and a name, but may end at a dash between sentences', () => {
  const quote = show('“Two plus two is eleven!” —Roger')
  expect(quote.textContent).toBe('“Two plus two is eleven!” —Roger')
  expect(quote.querySelector('.unbroken')?.textContent).toBe('—Roger')
  expect(show('Wait — what?').querySelector('.unbroken')).toBeNull()
})
