import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { catalogueOf } from '#data/catalogue/catalogueIndex.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { SwapPanel } from './SwapPanel.tsx'

vi.mock('./SwapFigures.tsx', () => ({ SwapFigures: () => null }))
vi.mock('./SwapGoldfish.tsx', () => ({ SwapGoldfish: () => null }))
vi.mock('./SwapLink.tsx', () => ({ SwapLink: () => null }))
vi.mock('./useSwaps.ts', () => ({ useSwaps: () => useState([]) }))
vi.mock('./useSwapStart.ts', () => ({ useSwapStart: () => [{ onThePlay: true, policy: { kind: 'none' } }, vi.fn()] }))

afterEach(cleanup)

const card = (name: string) => makeCard({ id: name, name, characterName: name, version: null })
const [elsa, olaf, mickey] = [card('Elsa'), card('Olaf'), card('Mickey')]
const rows = () => screen.queryAllByRole('listitem').flatMap(({ textContent }) => textContent.match(/^−.*/) ?? [])

test('after an undo a later swap shows only the copies that it moves, or is gone', () => {
  const deck = { maybeboard: [olaf, mickey].map(({ id }) => ({ card: id, quantity: 1 })) } as never
  const cards = [
    { card: elsa, quantity: 4 },
    { card: olaf, quantity: 1 },
  ]
  const catalogue = catalogueOf([elsa, olaf, mickey])
  render(<SwapPanel deck={deck} cards={cards} catalogue={catalogue} />)
  const swap = (out: string, into: string, copies: number) => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Take out' }), { target: { value: out } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Copies' }), { target: { value: copies } })
    const suggested = within(screen.getByRole('list', { name: 'Suggested cards' }))
    fireEvent.click(suggested.getByRole('button', { name: new RegExp(`${into}$`) }))
  }
  const [first = '', second = ''] = ['Elsa', 'Olaf'].map(
    (name) => screen.getByRole<HTMLOptionElement>('option', { name: new RegExp(`^${name} ×`) }).value,
  )
  swap(first, 'Olaf', 2)
  swap(second, 'Mickey', 3)
  expect(rows()).toEqual(['−2 Elsa+2 Olaf', '−3 Olaf+3 Mickey'])
  fireEvent.click(screen.getByRole('button', { name: 'Undo Elsa for Olaf' }))
  expect(rows()).toEqual(['−1 Olaf+1 Mickey'])
})
