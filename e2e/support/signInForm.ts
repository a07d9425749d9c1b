import type { Page } from '@playwright/test'
import { type Account, PASSWORD } from './backend.ts'
import { expect } from './test.ts'

/** A field of a form. A password's label is also in the names of its buttons. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The button that sends the form, because other buttons may have the same name. */
export const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true })

/** The description of a field, with its error first. */
export async function expectWrong(page: Page, problems: Record<string, string>): Promise<void> {
  for (const [label, problem] of Object.entries(problems)) {
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`^${problem}`))
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.locator('[aria-invalid]')).toHaveCount(Object.keys(problems).length)
}

/** Fills in the sign-in form that is on the page. */
export async function signInHere(page: Page, { mail }: Account, password = PASSWORD): Promise<void> {
  await field(page, 'Email').fill(mail)
  await field(page, 'Password').fill(password)
  await submit(page, 'Sign In').click()
}
