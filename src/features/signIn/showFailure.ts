import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Failure, UNEXPECTED } from '#data/backend/errors.ts'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'

/** Why something was refused, in words fit to be shown. */
const failureText = (error: unknown): string => (error instanceof Failure && error.message) || UNEXPECTED

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

/** The same for a form that may be closed while it is sent: what is refused then is said all the same. */
export function useShowFailure<Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, 'setError' | 'getValues'>,
): (error: unknown) => void {
  const isMounted = useIsMounted()
  return (error) => (isMounted() ? showFailure(error, form) : showToast(failureText(error)))
}
