import { FolderPen, FolderX } from 'lucide-react'
import { useState } from 'react'
import { type DeckLabels, foldersOf, tagsOf } from '#domain/decks/deckLabels.ts'
import { Menu } from '#ui/Menu.tsx'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import type { DecksView } from '../list/useDecksView.ts'

const FolderDialog = lazyDialog('Folder', async () => (await import('./FolderDialog.tsx')).FolderDialog)

/** The filters of a member's decks by folder and tag, and a menu to rename or delete the chosen folder. */
export function LabelFilters({
  view: { search, change, replaceFolder },
  labels,
  userId,
}: {
  view: DecksView
  labels: readonly DeckLabels[]
  userId: string
}) {
  const [asking, setAsking] = useState<'rename' | 'delete' | null>(null)
  const { folder, tag } = search
  const folders = withChosen(foldersOf(labels), folder)
  const tags = withChosen(tagsOf(labels), tag)
  const inFolder = (name: string) => labels.filter((one) => one.folder === name).length
  return (
    <>
      {folders.length > 0 ? (
        <select
          aria-label="Folder"
          value={folder ?? ''}
          onChange={({ target }) => change({ folder: target.value || undefined })}
        >
          <option value="">All folders</option>
          {folders.map((name) => (
            <option key={name} value={name}>
              {name} ({inFolder(name)})
            </option>
          ))}
        </select>
      ) : null}
      {folder !== undefined && inFolder(folder) > 0 ? (
        <Menu
          label={`Change the folder ${folder}`}
          icon={<FolderPen aria-hidden size={18} />}
          items={[
            {
              label: 'Rename Folder',
              icon: <FolderPen aria-hidden size={18} />,
              onSelect: () => setAsking('rename'),
            },
            {
              label: 'Delete Folder',
              icon: <FolderX aria-hidden size={18} />,
              onSelect: () => setAsking('delete'),
              danger: true,
            },
          ]}
        />
      ) : null}
      {tags.length > 0 ? (
        <select
          aria-label="Tag"
          value={tag ?? ''}
          onChange={({ target }) => change({ tag: target.value || undefined })}
        >
          <option value="">All tags</option>
          {tags.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      ) : null}
      {asking && folder !== undefined ? (
        <FolderDialog
          key={asking}
          userId={userId}
          folder={folder}
          decks={inFolder(folder)}
          isDeletion={asking === 'delete'}
          onClose={() => setAsking(null)}
          onChanged={(name) => replaceFolder(folder, name ?? undefined)}
        />
      ) : null}
    </>
  )
}

const withChosen = (names: readonly string[], chosen: string | undefined) =>
  chosen === undefined || names.includes(chosen) ? names : [...names, chosen]
