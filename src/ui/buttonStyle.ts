import styles from './Button.module.css'

/**
 * `plain` is the default; `gold` is the one main action of a view; `danger` deletes permanently; `quiet` looks like a
 * text link; `icon` and `bare` are square.
 */
export type ButtonVariant = 'plain' | 'gold' | 'danger' | 'quiet' | 'icon' | 'bare'

/** The classes that make a link look like a button. */
export function buttonStyle(variant: ButtonVariant = 'plain'): string {
  return variant === 'plain' ? `${styles['button']}` : `${styles['button']} ${styles[variant]}`
}
