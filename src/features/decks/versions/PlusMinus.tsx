/** The numbers of copies that came and went: "+2 −2". */
export function PlusMinus({ added, removed }: { added: number; removed: number }) {
  if (added + removed === 0) return 'the same cards'
  return (
    <>
      {added > 0 ? <b data-added>+{added}</b> : null}
      {added > 0 && removed > 0 ? ' ' : null}
      {removed > 0 ? <b data-removed>−{removed}</b> : null}
      <span className="spoken"> copies</span>
    </>
  )
}
