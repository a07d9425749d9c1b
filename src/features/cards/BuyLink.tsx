import { ExternalLink } from 'lucide-react'
import { formatUsd } from '#domain/cards/prices.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'

/**
 * Leads to the marketplace, in a new tab.
 * @param usd what it costs there, in USD; null where no price is known, or where it is said beside the link.
 */
export function BuyLink({
  url,
  usd = null,
  className = '',
}: {
  url: string
  usd?: number | null
  className?: string | undefined
}) {
  return (
    <a
      href={url}
      className={`${buttonStyle('plain')} ${className}`}
      target="_blank"
      rel="noopener noreferrer sponsored"
    >
      Buy on marketplace{usd === null ? '' : ` ${formatUsd(usd)}`}
      <ExternalLink aria-hidden size={16} />
      <span className="spoken">(opens a new tab)</span>
    </a>
  )
}
