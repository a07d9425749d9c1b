import { Link } from '@tanstack/react-router'
import { ChevronRight, Hammer, Import, type LucideIcon, SquarePlus, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { SignInLink } from '#features/signIn/SignInLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { paths } from '#url/paths.ts'
import styles from './AddSheet.module.css'

/** The most frequent tasks of a member. For guests, tasks that need an account lead to the sign-in page. */
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
      <ul className={styles['tasks']}>
        <li>
          <TaskLink
            to={userId === undefined ? paths.myCollection() : paths.userCollectionAdd(userId)}
            onClose={onClose}
          >
            <Task icon={SquarePlus} name="Add cards" text="By set and number" />
          </TaskLink>
        </li>
        <li>
          {userId === undefined ? (
            <SignInLink className={styles['task']} onClick={onClose}>
              <Task icon={Trophy} name="Log match" text="Sign in to track your matches" />
            </SignInLink>
          ) : (
            <button type="button" className={styles['task']} onClick={onLogMatch}>
              <Task icon={Trophy} name="Log match" text="With the deck that you played" />
            </button>
          )}
        </li>
        <li>
          <TaskLink to={paths.deckBuilder()} onClose={onClose}>
            <Task icon={Hammer} name="New deck" text="Build one, or paste a list" />
          </TaskLink>
        </li>
        <li>
          <TaskLink
            to={userId === undefined ? paths.myCollection() : paths.userCollectionImport(userId)}
            onClose={onClose}
          >
            <Task icon={Import} name="Import" text="A collection file" />
          </TaskLink>
        </li>
      </ul>
    </Dialog>
  )
}

function TaskLink({ to, onClose, children }: { to: string; onClose: () => void; children: ReactNode }) {
  return (
    <Link to={to} className={styles['task']} onClick={onClose}>
      {children}
    </Link>
  )
}

function Task({ icon: Icon, name, text }: { icon: LucideIcon; name: string; text: string }) {
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
