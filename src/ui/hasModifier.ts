type Commanded = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>

/** Whether a key is held that makes another one the browser's, or the system's: Alt+Left is the way back. */
export const hasModifier = (event: Commanded & Pick<KeyboardEvent, 'shiftKey'>): boolean =>
  hasCommand(event) || event.shiftKey

/** The same but for Shift, without which a keyboard may not have a sign. */
export const hasCommand = ({ altKey, ctrlKey, metaKey }: Commanded): boolean => altKey || ctrlKey || metaKey
