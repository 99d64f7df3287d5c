/** `live`: redirects and counts; `stopped` by its promoter; `ended` after its last day. */
type LinkState = 'live' | 'stopped' | 'ended';

/** The state of a link on a day in Taipei; `ends_on` is its last day, '' where it has none. */
export function linkState(
  { stopped, ends_on }: { stopped: boolean; ends_on: string },
  today: string,
): LinkState {
  if (stopped) return 'stopped';
  return ends_on !== '' && ends_on < today ? 'ended' : 'live';
}
