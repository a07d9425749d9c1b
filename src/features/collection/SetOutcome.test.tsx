import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Failure } from '#data/backend/errors.ts'
import { SetOutcome } from './SetOutcome.tsx'

afterEach(cleanup)

type Change = ComponentProps<typeof SetOutcome>['change']

test.each([
  ['add', false, 'Error adding cards to collection Failed to add new cards: The ink ran dry.'],
  ['add', true, 'Error adding cards to collection Failed to update existing cards: The ink ran dry.'],
  ['remove', true, 'Error removing cards from collection The ink ran dry.'],
] as const)('a refusal to %s a set (all of it owned: %s) is shown with its reason', (kind, hasAllCards, message) => {
  const error = new Failure('unexpected', 'The ink ran dry.')
  // The parts of a mutation that the component reads.
  const change = { isError: true, isSuccess: false, variables: kind, error } as unknown as Change
  const undo = {} as ComponentProps<typeof SetOutcome>['undo']
  const { container } = render(
    <SetOutcome set="Fabled" hasAllCards={hasAllCards} change={change} undo={undo} onUndone={() => undefined} />,
  )
  expect(container.textContent).toBe(message)
})

test('the outcome appears in a status that was there before the change', () => {
  const outcome = (change: object) => (
    <SetOutcome
      set="Fabled"
      hasAllCards={false}
      change={change as Change}
      undo={{} as ComponentProps<typeof SetOutcome>['undo']}
      onUndone={() => undefined}
    />
  )
  const { rerender } = render(outcome({}))
  const status = screen.getByRole('status')
  rerender(outcome({ isSuccess: true, data: { operationId: 'o1', result: { kind: 'remove', removed: 3 } } }))
  expect(status.textContent).toContain('Successfully removed all cards from "Fabled"!')
})
