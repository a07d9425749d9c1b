import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Failure } from '#data/errors.ts'

/** What is said of what nobody has words for (specification §8). */
const UNEXPECTED = 'An unexpected error occurred. Please try again.'

/** Why something was refused, in words fit to be shown. */
export const failureText = (error: unknown): string => (error instanceof Failure && error.message) || UNEXPECTED

/**
 * Shows in a form why it was refused: at the field the refusal is about where the form has it, else above all of them
 * (as `root`). What was typed stays.
 */
export function showFailure<Form extends FieldValues>(
  error: unknown,
  { setError, getValues }: Pick<UseFormReturn<Form>, 'setError' | 'getValues'>,
): void {
  const message = failureText(error)
  const field = error instanceof Failure ? error.field : undefined
  if (field && field in getValues()) setError(field as Path<Form>, { message }, { shouldFocus: true })
  else setError('root', { message })
}
