import { Link } from '@tanstack/react-router'
import { ChevronRight, Hammer, Import, type LucideIcon, SquarePlus, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignInLink } from '#features/signIn/SignInLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { paths } from '#url/paths.ts'
import styles from './AddSheet.module.css'

/** The jobs of every day, one press each from any page of a small screen. Guests are led to the sign-in page where one needs an account. */
export function AddSheet({
  userId,
  onLogMatch,
  onClose,
}: {
  userId: string | undefined
  onLogMatch: () => void
  onClose: () => void
}) {
  return (
    <Dialog title="Add" open onClose={onClose}>
      <ul className={styles['jobs']}>
        <li>
          <JobLink to={userId === undefined ? paths.myCollection() : paths.userCollectionAdd(userId)} onClose={onClose}>
            <Job icon={SquarePlus} name="Add cards" text="By set and number" />
          </JobLink>
        </li>
        <li>
          {userId === undefined ? (
            <SignInLink variant="bare">
              <Job icon={Trophy} name="Log match" text="Sign in to track your matches" />
            </SignInLink>
          ) : (
            <button type="button" className={styles['job']} onClick={onLogMatch}>
              <Job icon={Trophy} name="Log match" text="With the deck that you played" />
            </button>
          )}
        </li>
        <li>
          <JobLink to={paths.deckBuilder()} onClose={onClose}>
            <Job icon={Hammer} name="New deck" text="Build one, or paste a list" />
          </JobLink>
        </li>
        <li>
          <JobLink
            to={userId === undefined ? paths.myCollection() : paths.userCollectionImport(userId)}
            onClose={onClose}
          >
            <Job icon={Import} name="Import" text="A collection file" />
          </JobLink>
        </li>
      </ul>
    </Dialog>
  )
}

function JobLink({ to, onClose, children }: { to: string; onClose: () => void; children: ReactNode }) {
  return (
    <Link to={to} className={styles['job']} onClick={onClose}>
      {children}
    </Link>
  )
}

function Job({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) {
  return (
    <>
      <span className={styles['icon']}>
        <Icon aria-hidden size={22} strokeWidth={1.75} />
      </span>
      <span className={styles['text']}>
        <b>{name}</b>
        <span>{text}</span>
      </span>
      <ChevronRight aria-hidden size={20} />
    </>
  )
}
