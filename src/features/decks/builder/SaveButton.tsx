import { SignInPrompt } from '#features/signIn/SignInPrompt.tsx'
import { Button } from '#ui/Button.tsx'
import type { SaveForm } from './useSaveForm.ts'

/** The button that saves the deck. A guest is asked to sign in and does not lose the deck. */
export function SaveButton({ form: { press, canSave, isSaving, isAskingToSignIn, stopAsking } }: { form: SaveForm }) {
  return (
    <>
      {/* Not the `disabled` attribute, because the button names the missing value. */}
      <Button variant="gold" aria-disabled={!canSave} aria-keyshortcuts="Control+S" onClick={press}>
        {isSaving ? 'Saving...' : 'Save Deck'}
      </Button>
      <SignInPrompt
        benefit="decks"
        hasDraft
        title="Sign In to Build Decks"
        open={isAskingToSignIn}
        onClose={stopAsking}
      />
    </>
  )
}
