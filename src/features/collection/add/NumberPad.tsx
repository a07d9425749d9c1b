import { Delete } from 'lucide-react'
import { markCount } from '#domain/collection/cardNumbers.ts'
import { Button } from '#ui/Button.tsx'
import styles from './NumberPad.module.css'

/** The rows of digits, each with a key that sets the number of copies. */
const ROWS = [
  { digits: [1, 2, 3], count: 2 },
  { digits: [4, 5, 6], count: 3 },
  { digits: [7, 8, 9], count: 4 },
] as const

/** The keys for card numbers on touch screens. `Add` submits the form around them. */
export function NumberPad({
  text,
  onType,
  isFoil,
  onFoil,
  hasKeyboard,
  onKeyboard,
}: {
  text: string
  onType: (text: string) => void
  isFoil: boolean
  onFoil: (isFoil: boolean) => void
  /** Whether the device's keyboard is shown, for the letters in some numbers. */
  hasKeyboard: boolean
  onKeyboard: (hasKeyboard: boolean) => void
}) {
  const extras = [
    <Button key="delete" aria-label="Delete the last character" onClick={() => onType(text.slice(0, -1))}>
      <Delete aria-hidden size={20} />
    </Button>,
    <Button key="letters" aria-pressed={hasKeyboard} onClick={() => onKeyboard(!hasKeyboard)}>
      ABC<span className="spoken"> keyboard</span>
    </Button>,
    <Button key="foil" aria-pressed={isFoil} onClick={() => onFoil(!isFoil)}>
      Foil
    </Button>,
  ]
  return (
    <div role="group" aria-label="Number pad" className={styles['pad']}>
      {ROWS.map(({ digits, count }, row) => (
        <div key={count} className={styles['row']}>
          {digits.map((digit) => (
            <Button key={digit} className={styles['digit']} onClick={() => onType(`${text}${digit}`)}>
              {digit}
            </Button>
          ))}
          <Button onClick={() => onType(markCount(text, count))}>
            ×{count}
            <span className="spoken"> copies</span>
          </Button>
          {extras[row]}
        </div>
      ))}
      <div className={styles['row']}>
        <Button className={styles['digit']} aria-label="Comma" onClick={() => onType(`${text}, `)}>
          ,
        </Button>
        <Button className={styles['digit']} onClick={() => onType(`${text}0`)}>
          0
        </Button>
        <Button type="submit" variant="gold" className={styles['add']}>
          Add
        </Button>
      </div>
    </div>
  )
}
