import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { registrationLines } from './registrationLines.ts'

test('a registration list has a line for each full name, by name, with the copies of all printings', () => {
  const line = (id: string, name: string, quantity: number) => ({ card: makeCard({ id, name }), quantity })
  const lines = registrationLines([
    line('1', 'Tinker Bell - Tiny Tactician', 2),
    line('2', 'Elsa - Spirit of Winter', 3),
    line('3', "A Pirate's Life", 4),
    line('4', 'Elsa - Spirit of Winter', 1),
    line('5', 'Elsa - Snow Queen', 4),
  ])
  expect(lines).toEqual([
    { name: "A Pirate's Life", quantity: 4 },
    { name: 'Elsa - Snow Queen', quantity: 4 },
    { name: 'Elsa - Spirit of Winter', quantity: 4 },
    { name: 'Tinker Bell - Tiny Tactician', quantity: 2 },
  ])
})
