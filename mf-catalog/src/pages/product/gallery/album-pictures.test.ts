import { albumPictures, withVariants } from './album-pictures.ts';

describe('albumPictures', () => {
  it.each([
    [
      'the album after the main picture, each once',
      '{"section_1":[{"d":"/m"},{"d":"/a"}]}',
      ['/m', '/a'],
    ],
    ['the main picture alone for text that is no JSON', '{section', ['/m']],
    ['the main picture alone for an empty text', '', ['/m']],
    ['the main picture alone for another shape', '{"section_1":{"d":"/a"}}', ['/m']],
    ['no item without a picture', '{"section_1":[null,{},{"d":5},{"d":"/a"}]}', ['/m', '/a']],
    ['no address that is none', '{"section_1":[{"d":"javascript:alert(1)"},{"d":"//x"}]}', ['/m']],
  ])('gives %s [P2]', (_what, album, expected) => {
    expect(albumPictures('/m', album)).toEqual(expected);
  });
});

it('puts the picture that the page opens with first, and the one chosen later last, each once [T2]', () => {
  expect(withVariants(['/m', '/a'], '/red', '/blue')).toEqual(['/red', '/m', '/a', '/blue']);
  expect(withVariants(['/m', '/a'], '/m', '/a')).toEqual(['/m', '/a']);
});
