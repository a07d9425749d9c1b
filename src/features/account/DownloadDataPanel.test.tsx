import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DownloadDataPanel } from './DownloadDataPanel.tsx'

vi.mock('#data/account/userData.ts', () => ({ downloadUserData: async () => new File(['{}'], 'data.json') }))
vi.mock('#ui/downloadFile.ts', () => ({ downloadFile: () => undefined }))

afterEach(cleanup)

test('the outcome appears in a status that was there before, while the focus stays on the button', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DownloadDataPanel />
    </QueryClientProvider>,
  )
  const status = screen.getByRole('status')
  fireEvent.click(screen.getByRole('button', { name: 'Download My Data' }))
  await waitFor(() => expect(status.textContent).toBe('Your data has been downloaded.'))
})
