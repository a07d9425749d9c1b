import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { reloadDecks } from '#data/decks/deckLists.ts'
import { type UserProfile, saveProfile, showSavedProfile } from '#data/account/profile.ts'
import { reloadHiddenThings } from '#data/moderation/reports.ts'
import { FRANCHISES } from '#domain/account/franchises.ts'
import { INKS } from '#domain/cards/vocabulary.ts'
import { useShowFailure } from '#features/signIn/showFailure.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { InkChoice } from './InkChoice.tsx'
import styles from './ProfileForm.module.css'
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx'
import { VISIBILITY_TEXTS } from './visibility.ts'

/** The limit of the constraint `user_profiles_display_name_is_short`. */
const MAX_DISPLAY_NAME = 50

/** Edits the member's profile. All fields are optional; an empty one is unset (requirements §5, Profile). */
export function ProfileForm({
  userId,
  profile,
  onCancel,
  onSaved,
}: {
  userId: string
  profile: UserProfile
  onCancel: () => void
  onSaved: () => void
}) {
  const queryClient = useQueryClient()
  const form = useForm({
    defaultValues: {
      displayName: profile.displayName ?? '',
      favoriteFranchise: profile.favoriteFranchise ?? '',
      favoriteColor: profile.favoriteColor ?? '',
      profileIsPublic: profile.profileVisibility === 'public',
      decksArePublic: profile.deckVisibility === 'public',
    },
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const showFailure = useShowFailure(form)
  const [profileIsPublic, decksArePublic] = useWatch({
    control: form.control,
    name: ['profileIsPublic', 'decksArePublic'],
  })
  const { setFocus } = form
  useEffect(() => setFocus('displayName'), [setFocus])

  const save = form.handleSubmit(async (values) => {
    try {
      const saved = await saveProfile(userId, {
        displayName: values.displayName || null,
        favoriteFranchise: values.favoriteFranchise || null,
        favoriteColor: INKS.find((ink) => ink === values.favoriteColor) ?? null,
        profileVisibility: values.profileIsPublic ? 'public' : 'private',
        deckVisibility: values.decksArePublic ? 'public' : 'private',
      })
      showSavedProfile(queryClient, userId, saved)
      // Decks show their author's name.
      void reloadDecks(queryClient, userId)
      reloadHiddenThings(queryClient, userId)
      onSaved()
    } catch (error) {
      showFailure(error)
    }
  })

  return (
    <form className={styles['form']} noValidate onSubmit={save}>
      <UnsavedChangesDialog userId={userId} isUnsaved={isDirty && !isSubmitting} />
      {errors.root ? <Notice kind="error">{errors.root.message}</Notice> : null}
      <TextField
        label="Display Name"
        autoComplete="nickname"
        maxLength={MAX_DISPLAY_NAME}
        hint="Shown in place of your username."
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <SelectField label="Favorite Franchise" {...form.register('favoriteFranchise')}>
        <option value="">None</option>
        {FRANCHISES.map((franchise) => (
          <option key={franchise}>{franchise}</option>
        ))}
      </SelectField>
      <InkChoice legend="Favorite Color" {...form.register('favoriteColor')} />
      <Switch
        label="Public Profile"
        hint={VISIBILITY_TEXTS.profile[profileIsPublic ? 'public' : 'private']}
        {...form.register('profileIsPublic')}
      />
      <Switch
        label="Public Decks"
        hint={VISIBILITY_TEXTS.decks[decksArePublic ? 'public' : 'private']}
        {...form.register('decksArePublic')}
      />
      <div className={styles['end']}>
        <Button onClick={onCancel} isBusy={isSubmitting}>
          Cancel
        </Button>
        <SubmitButton isBusy={isSubmitting}>{isSubmitting ? 'Saving...' : 'Save'}</SubmitButton>
      </div>
    </form>
  )
}
