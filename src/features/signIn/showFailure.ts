import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Failure, UNEXPECTED } from '#data/backend/errors.ts'
import { showToast } from '#ui/toast.ts'
import { useIsMounted } from '#ui/useIsMounted.ts'

/** The message of a refusal for display. */
const failureText = (error: unknown): string => (error instanceof Failure && error.message) || UNEXPECTED

/**
 * Shows a refusal in a form: at its field if the form has it, else above the fields (as `root`). The typed values stay.
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

/** Like `showFailure`, for a form that may close while it is sent: a toast shows the refusal then. */
export function useShowFailure<Form extends FieldValues>(
  form: Pick<UseFormReturn<Form>, 'setError' | 'getValues'>,
): (error: unknown) => void {
  const isMounted = useIsMounted()
  return (error) => (isMounted() ? showFailure(error, form) : showToast(failureText(error)))
}
