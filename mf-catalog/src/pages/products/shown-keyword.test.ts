import { shownKeyword } from './shown-keyword.ts';

it.each([
  ['烏龍茶', '烏龍茶'],
  ['茶'.repeat(1000), `${'茶'.repeat(40)}…`],
  ['👨‍👩‍👧'.repeat(41), `${'👨‍👩‍👧'.repeat(40)}…`],
  ['\u202e龍烏\u0007', '龍烏'],
])('shows a keyword legibly [R2]', (keyword, shown) => {
  expect(shownKeyword(keyword)).toBe(shown);
});

it('needs no segmenter for a short one, which would block a slow phone [ADR 0201]', () => {
  const segmenter = jest.spyOn(Intl, 'Segmenter');
  expect(shownKeyword('👨‍👩‍👧 烏龍茶')).toBe('👨‍👩‍👧 烏龍茶');
  expect(segmenter).not.toHaveBeenCalled();
});
