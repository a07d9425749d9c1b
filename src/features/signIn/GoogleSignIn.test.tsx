import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '#data/settings.ts'
import { GoogleSignIn } from './GoogleSignIn.tsx'

const leave = vi.hoisted(() => vi.fn<(returnTo: string) => Promise<void>>())
vi.mock('#data/session/signIn.ts', async (original) => ({ ...(await original<object>()), signInWithGoogle: leave }))

beforeEach(() => void Object.assign(settings, { google: true }))
afterEach(cleanup)

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in with Google' })
const FAILED = 'Failed to sign in with Google. Please try again.'

test('leads to Google with the current page as return address', async () => {
  leave.mockResolvedValue()
  render(<GoogleSignIn returnTo="/sets" failed={false} />)
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => void fireEvent.click(button()))
  expect(leave).toHaveBeenCalledWith('/sets')
  expect(button().ariaDisabled).toBe('true')
})

test('can be tried again after the browser’s back button', async () => {
  leave.mockResolvedValue()
  render(<GoogleSignIn returnTo="" failed={false} />)
  await act(async () => void fireEvent.click(button()))
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(button().ariaDisabled).toBe('false')
})

test('shows an error if Google cannot be reached, and can be tried again', async () => {
  leave.mockRejectedValue(new Error('no'))
  render(<GoogleSignIn returnTo="" failed={false} />)
  await act(async () => void fireEvent.click(button()))
  expect(screen.getByRole('alert').textContent).toBe(FAILED)
  leave.mockResolvedValue()
  await act(async () => void fireEvent.click(button()))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows an error after returning without a sign-in', () => {
  render(<GoogleSignIn returnTo="" failed />)
  expect(screen.getByRole('alert').textContent).toBe(FAILED)
})
