const MAX_WORDS = 10

/** Relative clauses, pronouns and negations that leave readers to guess the subject. */
const RIDDLE =
  /\b(?:what|whatever|who|whom|whose|whoever|where|when|how|its?|itself|oneself|they|themselves|never|nobody|nothing)\b|\bone(?:['’]s| (?:came|has|is|asks|goes|looks|sees))\b/i

/**
 * Whether a title makes readers guess its topic, such as "The host keeps time by asking itself" instead of "Scheduled jobs call
 * the host over HTTP". A question may ask with these words.
 */
export const isRiddle = (title: string): boolean =>
  !title.endsWith('?') && (RIDDLE.test(title) || title.split(' ').length > MAX_WORDS)
