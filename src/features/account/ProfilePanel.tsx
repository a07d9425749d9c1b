import { useEffect, useRef, useState } from 'react'
import type { UserProfile } from '#data/account/profile.ts'
import type { SessionUser } from '#data/session/session.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
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

  if (state === 'editing')
    return (
      <Panel title="Profile Information">
        <ProfileForm
          userId={user.id}
          profile={profile}
          onCancel={() => setState('canceled')}
          onSaved={() => setState('saved')}
        />
      </Panel>
    )
  return (
    <Panel
      title="Profile Information"
      action={
        <Button ref={edit} onClick={() => setState('editing')}>
          Edit Profile
        </Button>
      }
    >
      {state === 'saved' ? <Notice kind="success">Profile updated successfully!</Notice> : null}
      <ProfileFacts user={user} profile={profile} />
    </Panel>
  )
}
