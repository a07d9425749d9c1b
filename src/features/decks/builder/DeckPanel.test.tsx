import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DeckPanel } from './DeckPanel.tsx'
import type { DeckBuild } from './useDeckDraft.ts'
import type { SaveForm } from './useSaveForm.ts'

vi.mock('./DraftTools.tsx', () => ({ DraftTools: () => null }))
vi.mock(import('#data/formats/useOfficialRules.ts'), () => ({ useOfficialRules: () => null }))

afterEach(cleanup)

test.each([false, true])('the fields take a value once the stored draft has been read: %s', (isReady) => {
  // The parts of a draft and a form that an empty panel reads.
  const build = {
    isReady,
    name: '',
    description: '',
    isPublic: true,
    leader: 'Elsa',
    entries: [],
  } as never as DeckBuild
  const form = { nameError: undefined, message: null } as never as SaveForm
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeckPanel
        build={build}
        cards={[]}
        catalogue={null}
        owned={undefined}
        nameField={createRef<HTMLInputElement>()}
        form={form}
        saveButton={null}
        notices={null}
        importButton={createRef<HTMLButtonElement>()}
        onImport={() => undefined}
        onEdit={() => undefined}
      />
    </QueryClientProvider>,
  )
  const fields = [
    ...screen.getAllByRole<HTMLInputElement>('textbox'),
    ...screen.getAllByRole<HTMLInputElement>('radio'),
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Leader in Format Coconut' }),
  ]
  expect(fields.map(({ disabled }) => disabled)).toEqual(Array(5).fill(!isReady))
})
