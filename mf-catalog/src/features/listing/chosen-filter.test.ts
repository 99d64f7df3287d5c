import { chosenCount, chosenFilter, priceOf, queryWith } from './chosen-filter.ts';

const read = (search: string) => chosenFilter(new URLSearchParams(search));

describe('the filter in an address', () => {
  it.each([
    ['nothing', '', {}],
    [
      'all of it',
      'cate=tea,coffee&min=100&max=500&stock=1&free=1',
      { cate: 'tea,coffee', min: '100', max: '500', stock: '1', free: '1' },
    ],
    ['prices the wrong way round', 'min=500&max=100', { min: '100', max: '500' }],
    ['one price', 'max=0300', { max: '300' }],
    ['what is no price', 'min=abc&max=-5', {}],
    ['more than anything costs', 'max=123456789', {}],
    ['a category twice, and what is no category', 'cate=tea,tea,%3Cb%3E,,', { cate: 'tea' }],
    ['a yes that is none', 'stock=yes&free=0', {}],
  ])('is parsed from %s [F10]', (_what, search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it('replaces the one in an address, and leaves the rest unchanged [F10]', () => {
    const before = new URLSearchParams('o=hot&promo_code=PINPU&cate=tea&stock=1');
    expect(queryWith(before, { min: '900', max: '100' }).toString()).toBe(
      'o=hot&promo_code=PINPU&min=100&max=900',
    );
    expect(queryWith(before, {}).toString()).toBe('o=hot&promo_code=PINPU');
  });

  it('counts each category, a price range once, and the others one by one [F10]', () => {
    expect(chosenCount(read('cate=tea,coffee&min=1&max=9&stock=1'))).toBe(4);
    expect(chosenCount({})).toBe(0);
  });
});

describe('a price as typed', () => {
  it.each([
    ['500', '500'],
    ['５００', '500'],
    ['NT$1,200 ', '1200'],
    ['', undefined],
    ['0', undefined],
    ['12.5', undefined],
    ['五百', undefined],
  ])('%s is parsed as %s [F10]', (typed, price) => {
    expect(priceOf(typed)).toBe(price);
  });
});
