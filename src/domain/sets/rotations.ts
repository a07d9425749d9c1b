/** A day on which sets left Core at official events. */
export type Rotation = {
  /** ISO date: the prerelease of the set that came. */
  readonly day: string
  /** The set that came that day. */
  readonly came: string
  /** The sets that left, oldest first. */
  readonly left: readonly string[]
}

/**
 * The publisher's rotations of Core, oldest first (Tournament Rules of 2026-07-14). Decks are CORE or INFI by the sets'
 * `core_legal` all the same (requirements §5).
 */
export const ROTATIONS: readonly Rotation[] = [
  {
    day: '2025-08-29',
    came: 'Fabled',
    left: ['The First Chapter', 'Rise of the Floodborn', 'Into the Inklands', "Ursula's Return"],
  },
  {
    day: '2026-07-17',
    came: 'Attack of the Vine!',
    left: ['Shimmering Skies', 'Azurite Sea', "Archazia's Island", 'Reign of Jafar'],
  },
]
