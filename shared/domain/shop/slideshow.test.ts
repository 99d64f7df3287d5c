import { isSlideActive } from './slideshow.ts';
import { taipeiDate } from './taipei-date.ts';

const noon = new Date('2026-11-21T04:00:00Z');

it.each([
  ['open on both ends', true, '', '', true],
  ['switched off', false, '', '', false],
  ['from today', true, '2026-11-21', '', true],
  ['from tomorrow', true, '2026-11-22', '', false],
  ['until today', true, '', '2026-11-21', true],
  ['until yesterday', true, '', '2026-11-20', false],
  ['in the middle of its days', true, '2026-11-01', '2026-11-30', true],
])('a slide %s shows: %s %s %s %s [H1]', (_, enable, enable_sdate, enable_edate, active) => {
  expect(isSlideActive({ enable, enable_sdate, enable_edate }, noon)).toBe(active);
});

it('begins and ends its days at midnight in Taipei [H1]', () => {
  expect(taipeiDate(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
  expect(taipeiDate(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
});
