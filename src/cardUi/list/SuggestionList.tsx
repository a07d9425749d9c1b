import styles from './SuggestionList.module.css'
import { type Offered, optionId } from './useSuggestions.ts'

/** What can be typed next, in a list below the field; it is walked through with the field's own keys. */
export function SuggestionList({ offered: { id, options, at, pick } }: { offered: Offered }) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Suggestions"
      className={styles['list']}
      // A press, or a thumb that scrolls, leaves one in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ text, label, hint }, index) => (
        <button
          key={text}
          type="button"
          id={optionId(id, index)}
          ref={index === at ? keepInSight : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onClick={() => pick(index)}
        >
          <span className={styles['label']}>{label}</span>
          <span className={styles['hint']}>{hint}</span>
        </button>
      ))}
    </div>
  )
}

function keepInSight(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}
