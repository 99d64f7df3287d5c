import { testClock } from '../../../testing/test-app.ts';
import { storedScreens } from './shared-screens.ts';

const stored = (max: number, maxBytes: number) => {
  const clock = testClock('2026-11-21T10:00:00+08:00');
  return {
    clock,
    screens: storedScreens<string>(clock.now, { max, maxBytes }, (one) => one.length),
  };
};

it('stores the most recent screens, up to a number and a size', () => {
  const { screens } = stored(3, 20);
  for (const key of ['a', 'b', 'c', 'd']) screens.store(key, 'page');
  expect(['a', 'b', 'c', 'd'].map(screens.find)).toEqual([undefined, 'page', 'page', 'page']);
  screens.store('e', 'a page of many characters');
  expect(screens.size()).toEqual({ screens: 0, bytes: 0 });
});

it('stores a screen for three seconds, and again until a minute after it was rendered', () => {
  const { clock, screens } = stored(3, 100);
  const renderedAt = clock.now().getTime();
  screens.store('a', 'page');
  clock.advance(2999);
  expect(screens.find('a')).toBe('page');
  clock.advance(1);
  expect(screens.find('a')).toBeUndefined();
  expect(screens.findOld('a')).toMatchObject({ screen: 'page', renderedAt });
  screens.store('a', 'page', renderedAt);
  clock.advance(2999);
  expect(screens.find('a')).toBe('page');
  clock.advance(60_000 - 5999);
  expect(screens.findOld('a')).toBeUndefined();
  expect(screens.size()).toEqual({ screens: 0, bytes: 0 });
});
