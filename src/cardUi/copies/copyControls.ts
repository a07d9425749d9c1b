import type { KeyboardEvent } from 'react'
import type { CopyControls } from './ownedCopies.ts'
import { copyKey } from './copyKey.ts'
import { OwnedStepper, ownedStep } from './OwnedStepper.tsx'

/** The controls for copies in lists of cards. */
export const COPY_CONTROLS: CopyControls = {
  Stepper: OwnedStepper,
  keysOf: (card, copies, change) => ({
    'aria-keyshortcuts': '+ -',
    onKeyDown: (event: KeyboardEvent) => {
      const key = copyKey(event)
      const step = key && ownedStep(card, copies, key === 'add' ? 1 : -1)
      if (step) change(step)
    },
  }),
}
