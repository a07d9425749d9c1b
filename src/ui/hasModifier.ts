type CommandKeys = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * Whether a modifier is pressed that makes the key a shortcut of the browser or the system, such as Alt+Left for Back.
 */
export const hasModifier = (event: CommandKeys & Pick<KeyboardEvent, 'shiftKey'>): boolean =>
  hasCommandKey(event) || event.shiftKey

/** Like `hasModifier`, but ignores Shift, which some keyboard layouts need to type a character. */
export const hasCommandKey = ({ altKey, ctrlKey, metaKey }: CommandKeys): boolean => altKey || ctrlKey || metaKey

/** Whether Enter is pressed with Ctrl, or with Cmd on a Mac, which submits a form from any field. */
export const isSubmitKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)
