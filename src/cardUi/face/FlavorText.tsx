/** Flavor text. A line never ends between a dash and the name after it. */
export const FlavorText = ({ text }: { text: string }) =>
  text.split(/(—\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // A part's place identifies it, because a card's text does not change.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  )
