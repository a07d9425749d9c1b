import { compareText } from '../cards/foldText.ts'

/** The folder and the tags of a member's deck, which only the member sees. */
export type DeckLabels = {
  readonly deckId: string
  /** Null for a deck outside of folders. */
  readonly folder: string | null
  readonly tags: readonly string[]
}

/** The maximum number of characters of a folder's name (`deck_labels`). */
export const MAX_FOLDER = 60
/** The maximum number of characters of a tag (`deck_labels`). */
export const MAX_TAG = 30
/** The maximum number of tags of a deck (`deck_labels`). */
export const MAX_TAGS = 10

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted(compareText)

/** The folders of a member's decks, by name. */
export const foldersOf = (labels: readonly DeckLabels[]): readonly string[] =>
  sorted(labels.flatMap(({ folder }) => folder ?? []))

/** The tags of a member's decks, by name. */
export const tagsOf = (labels: readonly DeckLabels[]): readonly string[] => sorted(labels.flatMap(({ tags }) => tags))

/** A change of the labels of one or several decks. */
export type LabelChange = {
  /** Null to take the decks out of their folders; undefined to leave each where it is. */
  readonly folder: string | null | undefined
  /** Whether the decks have a tag; tags that are missing here stay as they are. */
  readonly tags: ReadonlyMap<string, boolean>
}

/** Applies a change to the labels of a deck. It may have more than `MAX_TAGS` tags afterwards. */
export function changeLabels(labels: DeckLabels, { folder, tags }: LabelChange): DeckLabels {
  const added = [...tags].flatMap(([tag, isOn]) => (isOn ? [tag] : []))
  const left = labels.tags.filter((tag) => tags.get(tag) !== false)
  return { ...labels, folder: folder === undefined ? labels.folder : folder, tags: sorted([...left, ...added]) }
}
