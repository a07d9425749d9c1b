import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * A switch that is saved at each press. It shows the pressed state until that is saved or refused, and ignores presses
 * meanwhile.
 * @param saved the saved state.
 * @param save saves a state, and shows it as saved before it resolves. It rejects with the reason.
 * @returns `error` is the reason why the last press was refused; null while the next one is saved.
 */
export function useSavedSwitch(saved: boolean, save: (isOn: boolean) => Promise<unknown>) {
  const { mutate, error } = useMutation({ networkMode: 'always', mutationFn: save })
  // The state of the mutation follows a press only a task later, in which the switch would jump back.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const press = (isOn: boolean) => {
    if (pressed !== null) return
    setPressed(isOn)
    mutate(isOn, { onSettled: () => setPressed(null) })
  }
  return { isOn: pressed ?? saved, press, error }
}
