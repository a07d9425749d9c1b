import { cleanup, render, screen } from '@testing-library/react'
import type { SubmitEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

function Form(props: { isBusy: boolean; onPress: () => void; onSubmit: (event: SubmitEvent) => void }) {
  return (
    <form onSubmit={props.onSubmit}>
      <Button type="submit" isBusy={props.isBusy} onClick={props.onPress}>
        Save
      </Button>
    </form>
  )
}

test('a busy button keeps the focus, and neither acts nor submits its form', () => {
  const press = vi.fn<() => void>()
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  const { rerender } = render(<Form isBusy={false} onPress={press} onSubmit={submit} />)
  const button = screen.getByRole('button')
  button.focus()
  rerender(<Form isBusy onPress={press} onSubmit={submit} />)
  button.click()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  rerender(<Form isBusy={false} onPress={press} onSubmit={submit} />)
  button.click()
  expect(press).toHaveBeenCalledOnce()
  expect(submit).toHaveBeenCalledOnce()
})
