import type { Swap } from '#domain/swap/swapDeck.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { focusDeck } from './useBuilderKeys.ts'

/** Asks whether swaps are made in a deck that has unsaved changes. */
export function SwapNotice({
  choice: { swaps, make, drop },
}: {
  choice: { readonly swaps: readonly Swap[]; readonly make: () => void; readonly drop: () => void }
}) {
  const press = (act: () => void) => () => {
    // The pressed button disappears.
    focusDeck()
    act()
  }
  return (
    <Notice
      title="This deck has unsaved changes."
      action={
        <>
          <Button onClick={press(make)}>Swap Anyway</Button>
          <Button onClick={press(drop)}>Don’t Swap</Button>
        </>
      }
    >
      {swaps.map(
        (swap, at) => `${at > 0 ? ', ' : 'Not swapped yet: '}${swap.copies} ${swap.out.name} for ${swap.in.name}`,
      )}
      .
    </Notice>
  )
}
