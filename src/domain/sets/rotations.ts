/** A day on which sets left Core at official events. */
export type Rotation = {
  /** ISO date: the prerelease of the new set. */
  readonly day: string
  /** The new set of that day. */
  readonly newSet: string
  /** The sets that left Core, oldest first. */
  readonly left: readonly string[]
}

/**
 * The publisher's rotations of Core, oldest first (Tournament Rules of 2026-07-14). The legality of a deck
 * does not depend on them, but on `core_legal` of its sets (requirements §5).
 */
export const ROTATIONS: readonly Rotation[] = [
  {
    day: '2025-08-29',
    newSet: 'Fabled',
    left: ['The First Chapter', 'Rise of the Floodborn', 'Into the Inklands', "Ursula's Return"],
  },
  {
    day: '2026-07-17',
    newSet: 'Attack of the Vine!',
    left: ['Shimmering Skies', 'Azurite Sea', "Archazia's Island", 'Reign of Jafar'],
  },
]
