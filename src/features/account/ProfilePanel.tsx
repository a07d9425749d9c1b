import { useEffect, useRef, useState } from 'react'
import type { UserProfile } from '#data/account/profile.ts'
import type { SessionUser } from '#data/session/session.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Outcome } from '#ui/Outcome.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** Shows and edits the member's profile (requirements §4, Profile). */
export function ProfilePanel({ user, profile }: { user: SessionUser; profile: UserProfile }) {
  const [state, setState] = useState<'viewing' | 'editing' | 'canceled' | 'saved'>('viewing')
  const edit = useRef<HTMLButtonElement>(null)
  // The closed form had the focus, so the button that opened it gets the focus.
  useEffect(() => {
    if (state === 'canceled' || state === 'saved') edit.current?.focus()
  }, [state])

  const isEditing = state === 'editing'
  return (
    <Panel
      title="Profile Information"
      action={
        isEditing ? null : (
          <Button ref={edit} onClick={() => setState('editing')}>
            Edit Profile
          </Button>
        )
      }
    >
      <Outcome>{state === 'saved' ? <Notice kind="success">Profile updated successfully!</Notice> : null}</Outcome>
      {isEditing ? (
        <ProfileForm
          userId={user.id}
          profile={profile}
          onCancel={() => setState('canceled')}
          onSaved={() => setState('saved')}
        />
      ) : (
        <ProfileFacts user={user} profile={profile} />
      )}
    </Panel>
  )
}
