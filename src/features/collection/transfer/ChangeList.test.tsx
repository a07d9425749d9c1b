import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { makeCatalogue } from '#domain/cards/catalogue.ts'
import { ChangeList } from './ChangeList.tsx'

afterEach(cleanup)

const none = { nonFoil: 0, foil: 0 }

test('cards are sorted as in the catalogue, unknown ones last', () => {
  const names = ['Elsa', 'Anna', 'Olaf']
  const { catalogue } = makeCatalogue(names.map((name) => makeCard({ id: name, name })))
  render(
    <ChangeList
      title="To be added"
      changes={['gone', ...names].map((cardId) => ({ cardId, before: none, after: { nonFoil: 1, foil: 0 } }))}
      byId={catalogue.byId}
    />,
  )
  const message = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(message.map((text) => text.split(' ')[0])).toEqual(['Anna', 'Elsa', 'Olaf', 'A'])
})

test('the last Show more gives its focus to the first new row', () => {
  const { catalogue } = makeCatalogue([])
  render(
    <ChangeList
      title="To be added"
      changes={Array.from({ length: 12 }, (_, at) => ({
        cardId: `gone ${at}`,
        before: none,
        after: { nonFoil: at + 1, foil: 0 },
      }))}
      byId={catalogue.byId}
    />,
  )
  const more = screen.getByRole('button', { name: 'Show 2 more' })
  more.focus()
  fireEvent.click(more)
  expect(document.activeElement?.tagName).toBe('TR')
  expect(document.activeElement?.textContent).toContain('to 11')
})
