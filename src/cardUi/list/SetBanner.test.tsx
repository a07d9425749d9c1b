import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SetBanner } from './SetBanner.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
afterEach(cleanup)

function Banner({ foldAt }: { foldAt: Element | null }) {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <SetBanner name="Fabled" promos={[]} hrefOf={undefined} onChoose={() => {}} isBesideFilter foldAt={foldAt}>
        <button type="button">Add All Cards</button>
      </SetBanner>
    </QueryClientProvider>
  )
}

test('on a phone a press on the name of a set shows its actions, and another one hides them', () => {
  const place = document.body.appendChild(document.createElement('div'))
  render(<Banner foldAt={place} />)
  const name = screen.getByRole('button', { name: 'Fabled' })
  expect(name.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('button', { name: 'Add All Cards' })).toBeNull()
  fireEvent.click(name)
  expect(name.getAttribute('aria-expanded')).toBe('true')
  for (const action of ['Add All Cards', 'No next set', 'All Sets'])
    expect(place.contains(screen.getByRole('button', { name: action }))).toBe(true)
  fireEvent.click(name)
  expect(screen.queryByRole('button', { name: 'Add All Cards' })).toBeNull()
  place.remove()
})

test('with enough room the actions are beside the name', () => {
  render(<Banner foldAt={null} />)
  expect(screen.queryByRole('button', { name: 'Fabled' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add All Cards' })).toBeDefined()
})
