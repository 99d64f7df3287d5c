import { attributesOf, propertiesOf, queryOf, stateOf } from './builder-state.ts';
import { elementOf } from './described-elements.ts';

const SITE = 'pk_0123456789abcdef';
const at = (query: string) => stateOf(new URLSearchParams(query));

describe('the builder’s state in an address [M5]', () => {
  it('is the same after a reload', () => {
    const query = `element=pinpu-cart&product=P0303&promo-code=PROMO_1&site=${SITE}&theme=dark&checkout-target=_blank&--pinpu-seal=%232F6B5C&--pinpu-radius=8px&version=exact&width=320&ground=dark`;
    const state = at(query);
    expect(state).toMatchObject({ tag: 'pinpu-cart', exact: true, width: 320, ground: 'dark' });
    expect(state.attributes).toMatchObject({ product: 'P0303', site: SITE, theme: 'dark' });
    expect(state.properties).toEqual({ '--pinpu-seal': '#2F6B5C', '--pinpu-radius': '8px' });
    expect(stateOf(queryOf(state))).toEqual(state);
  });

  it('begins with a card of 320 pixels', () => {
    expect(at('')).toMatchObject({ tag: 'pinpu-product', attributes: {}, width: 320 });
  });

  it.each([
    'product="><script>',
    'promo-code=" onclick="x',
    'site=pk_1',
    'theme=red',
    'checkout-target=_top',
    '--pinpu-seal=red;}</style>',
    '--pinpu-font=a</style><script>',
    '--pinpu-radius=calc(1px)',
    'element=script',
    'onclick=alert(1)',
  ])('takes nothing that could be more than a value: %s', (query) => {
    const [name = '', value = ''] = query.split(/=(.*)/s);
    const { tag, attributes, properties } = stateOf(new URLSearchParams([[name, value]]));
    expect({ tag, attributes, properties }).toEqual({
      tag: 'pinpu-product',
      attributes: {},
      properties: {},
    });
  });

  it.each([
    ['0', 280],
    ['9999', 640],
    ['wide', 320],
  ])('has a width between those of a phone and a column: %s', (text, width) => {
    expect(at(`width=${text}`).width).toBe(width);
  });

  it('gives an element only attributes that it has, and no incomplete input', () => {
    const element = elementOf('pinpu-product');
    if (element === undefined) throw new Error('there is a card');
    const attributes = { product: 'P0303', 'checkout-target': '_blank', site: SITE };
    expect(attributesOf({ attributes: { ...attributes, 'promo-code': 'a b' } }, element)).toEqual({
      product: 'P0303',
      theme: '',
    });
    expect(
      propertiesOf({ properties: { '--pinpu-radius': '8', '--pinpu-ink': '#000000' } }),
    ).toEqual({ '--pinpu-ink': '#000000' });
  });
});
