import { linkState } from './service.ts';

it.each([
  [{ stopped: false, ends_on: '' }, 'live'],
  [{ stopped: false, ends_on: '2026-11-22' }, 'live'],
  [{ stopped: false, ends_on: '2026-11-21' }, 'ended'],
  [{ stopped: true, ends_on: '' }, 'stopped'],
  [{ stopped: true, ends_on: '2026-11-21' }, 'stopped'],
])('a link of %j is %s on 2026-11-22', (link, state) => {
  expect(linkState(link, '2026-11-22')).toBe(state);
});
