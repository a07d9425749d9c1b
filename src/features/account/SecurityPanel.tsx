import { useState } from 'react'
import { SignOutDialog } from '#features/signIn/SignOutDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Outcome } from '#ui/Outcome.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import styles from './SecurityPanel.module.css'

type Open = 'password' | 'signOut' | 'delete' | null

/** Changes the password, signs out and deletes the account (requirements §2, Account). */
export function SecurityPanel() {
  const [open, setOpen] = useState<Open>(null)
  const [changed, setChanged] = useState(false)
  const close = () => setOpen(null)
  return (
    <Panel title="Security">
      <Outcome>
        {changed ? (
          <Notice kind="success">Password changed successfully! You have been signed out on all other devices.</Notice>
        ) : null}
      </Outcome>
      <ul className={styles['rows']}>
        <li>
          <div>
            <b>Password</b>
            <p>Changing it signs you out everywhere else.</p>
          </div>
          <Button
            onClick={() => {
              setChanged(false)
              setOpen('password')
            }}
          >
            Change Password
          </Button>
        </li>
        <li>
          <div>
            <b>This device</b>
            <p>Your decks and your collection stay as they are.</p>
          </div>
          <Button onClick={() => setOpen('signOut')}>Sign Out</Button>
        </li>
        <li>
          <div>
            <b>Delete account</b>
            <p>Permanently deletes your profile, collection, decks, favorites and matches.</p>
          </div>
          <Button variant="danger" onClick={() => setOpen('delete')}>
            Delete Account
          </Button>
        </li>
      </ul>
      {open === 'password' ? (
        <ChangePasswordDialog
          onClose={close}
          onChanged={() => {
            setChanged(true)
            // The member may have closed this dialog and opened another one meanwhile.
            setOpen((now) => (now === 'password' ? null : now))
          }}
        />
      ) : null}
      <SignOutDialog open={open === 'signOut'} onClose={close} />
      {open === 'delete' ? <DeleteAccountDialog onClose={close} /> : null}
    </Panel>
  )
}
