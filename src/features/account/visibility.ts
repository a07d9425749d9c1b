import type { Visibility } from '#data/account/profile.ts'

/** The explanations of the visibility choices (requirements §6). */
export const VISIBILITY_TEXTS: Record<'profile' | 'decks', Record<Visibility, string>> = {
  profile: {
    public: 'Your profile is visible to everyone',
    private: 'Your profile is only visible to you',
  },
  decks: {
    public: 'Your decks are visible to everyone',
    private: 'Your decks are only visible to you',
  },
}
