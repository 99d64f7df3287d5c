import { keyDrawer } from './draw-key.ts';
import { drawPicture } from './draw-picture.ts';
import { SLIDE_THEMES } from './slides/draw-slide.ts';

const picture = {
  kind: 'tea-tin',
  colour: '#2f6b5c',
  accent: '#b5893f',
  pattern: 'wave',
  label: '烏龍',
} as const;
const draw = keyDrawer({
  products: [{ prd_id: 'P1', cate_id: 'tea', picture }],
  categories: [
    { cate_id: 'drinks', parent_cate_id: '', ground: '#e4dfc9' },
    { cate_id: 'tea', parent_cate_id: 'drinks', ground: '#d9e2cf' },
    { cate_id: 'empty', parent_cate_id: '', ground: '#eeeeee' },
  ],
});

it('draws a product on the ground of its category', () => {
  expect(draw('p/P1/2')).toBe(drawPicture(picture, 2, '#d9e2cf'));
});

it('draws a tile for a category and for its parent, from the goods below it', () => {
  expect(draw('cate/tea')).toContain('#d9e2cf');
  expect(draw('cate/drinks')).toContain('#e4dfc9');
});

it.each(SLIDE_THEMES)('draws the slide %s', (theme) => {
  expect(draw(`slide/${theme}/desktop`)).toContain('viewBox="0 0 1920 823"');
  expect(draw(`slide/${theme}/mobile`)).toContain('viewBox="0 0 1080 1350"');
});

it.each([
  'p/P2/1',
  'p/P1/4',
  'cate/empty',
  'cate/none',
  'slide/snow/mobile',
  'slide/tea/tablet',
  'x/P1/1',
  '',
])('rejects the key "%s"', (key) => {
  expect(draw(key)).toBeUndefined();
});
