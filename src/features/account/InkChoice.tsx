import type { ComponentProps } from 'react'
import { INKS } from '#domain/cards/vocabulary.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import styles from './InkChoice.module.css'

/** One of the six inks, or none. */
export function InkChoice({ legend, ...radio }: Omit<ComponentProps<'input'>, 'type' | 'value'> & { legend: string }) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      <div className={styles['inks']}>
        <label>
          <input type="radio" value="" {...radio} />
          None
        </label>
        {INKS.map((ink) => (
          <label key={ink}>
            <input type="radio" value={ink} {...radio} />
            <InkIcon ink={ink} />
            {ink}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
