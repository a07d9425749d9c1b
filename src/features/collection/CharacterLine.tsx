import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { paths } from '#url/paths.ts'
import styles from './CharacterLine.module.css'
import type { CharacterLineContent } from './charactersContent.ts'
import { countCollected } from './countCollected.ts'
import { ProgressBar } from './ProgressBar.tsx'

/** A character's completion with its rarest card; it links to the character's cards. */
export function CharacterLine({
  ownerId,
  character,
  completion,
  tabIndex,
}: CharacterLineContent & { ownerId: string; tabIndex?: 0 | -1 }) {
  const { collectedCards, completionPercentage } = completion
  return (
    <Link
      to={paths.userCollection(ownerId, { tab: 'cards', search: character.name })}
      resetScroll={false}
      tabIndex={tabIndex}
      className={styles['line']}
      data-begun={collectedCards > 0 ? '' : undefined}
    >
      <span className={styles['picture']}>
        <CardPicture card={character.best} sizes="54px" isDecorative isInList />
      </span>
      <span className={styles['words']}>
        <b>{character.name}</b>{' '}
        <span className={styles['percent']}>
          {completionPercentage === 100 ? <CircleCheck aria-hidden size={16} /> : null}
          {completionPercentage}%
        </span>{' '}
        <small>{countCollected(completion)}</small>
        <ProgressBar completion={completion} />
      </span>
    </Link>
  )
}
