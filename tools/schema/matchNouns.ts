import type { Noun } from './nouns.ts'

/** Everything in the database about matches. */
export const MATCH_NOUNS: readonly Noun[] = [
  {
    name: 'matches',
    about: 'Matches that members log.',
    relations: ['public.matches'],
    functions: [
      'private.are_two_inks',
      'private.are_opponent_inks',
      'private.is_score',
      'private.is_over',
      'private.check_match',
      'public.import_matches',
      'public.matches_of',
    ],
  },
  {
    name: 'community_matchups',
    about: 'Rates over the matches of members who agree to share them, by pairs of inks and week.',
    relations: [
      'public.match_sharing',
      'public.community_matchups',
      'private.community_weeks',
      'private.community_picks',
    ],
    functions: [
      'public.set_match_sharing',
      'public.community_rates',
      'private.last_closed_week',
      'private.inks_of',
      'private.pick_matches',
      'private.privacy_noise',
      'private.publish_matchup',
      'private.publish_matchups',
    ],
  },
]
