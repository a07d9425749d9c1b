import { SegmentedControl } from '#ui/SegmentedControl.tsx'

/** Chooses who starts. */
export function StartField({ onThePlay, onChange }: { onThePlay: boolean; onChange: (onThePlay: boolean) => void }) {
  return (
    <SegmentedControl
      label="Play or draw"
      value={onThePlay ? 'play' : 'draw'}
      options={[
        { value: 'play', label: 'On the play' },
        { value: 'draw', label: 'On the draw' },
      ]}
      onChange={(start) => onChange(start === 'play')}
    />
  )
}
