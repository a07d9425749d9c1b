/** The attribute of the links of card lists, which the router follows (app/followCardLinks.ts). */
export const CARD_LINK = 'data-card-link'
