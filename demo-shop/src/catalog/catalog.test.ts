import { factsTable } from './facts-table.ts';
import { demoHomeBannerHtml, demoHomeHeaderHtml, demoWebResources } from './html-blocks.ts';
import { demoCategories, demoProducts } from './index.ts';
import { demoKeywords } from './keywords.ts';
import { demoSlides } from './slides.ts';

const ALLOWED = 'a br dd dl dt h2 h3 li p strong table tbody td th tr ul'.split(' ');
const SHARED_SENTENCE_LENGTH = 12;

const sentencesOf = (text: string) =>
  text
    .split(/[。？]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

const duplicates = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

const strangeTags = (html: string) =>
  [...html.matchAll(/<\/?([a-z0-9]+)/gi)]
    .map(([, tag]) => (tag ?? '').toLowerCase())
    .filter((tag) => !ALLOWED.includes(tag));

/** Whether all tags are closed in order. */
const isBalanced = (html: string) => {
  const open: string[] = [];
  for (const [, slash, tag] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gi)) {
    if (slash === '') open.push(tag ?? '');
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
};

const idsWhere = (isFault: (product: (typeof demoProducts)[number]) => boolean) =>
  demoProducts.filter(isFault).map(({ prd_id }) => prd_id);

const leaves = demoCategories.filter(({ parent_cate_id }) => parent_cate_id !== '');

describe('the categories of the demo shop', () => {
  it('have two levels, and each leaf has a top-level parent', () => {
    const parents = demoCategories.filter(({ parent_cate_id }) => parent_cate_id === '');
    const known = parents.map(({ cate_id }) => cate_id);
    expect(leaves.filter(({ parent_cate_id }) => !known.includes(parent_cate_id))).toEqual([]);
  });

  it('differ in id and name', () => {
    expect(duplicates(demoCategories.map(({ cate_id }) => cate_id))).toEqual([]);
    expect(duplicates(demoCategories.map(({ cate_name }) => cate_name))).toEqual([]);
  });
});

describe('the goods of the demo shop', () => {
  it('number at least 120, and at least ten on each leaf', () => {
    const leafIds = leaves.map(({ cate_id }) => cate_id);
    const counts = leafIds.map((id) => demoProducts.filter((p) => p.cate_id === id).length);
    expect(demoProducts.length).toBeGreaterThanOrEqual(120);
    expect(leafIds.filter((_, at) => (counts[at] ?? 0) < 10)).toEqual([]);
    expect(idsWhere(({ cate_id }) => !leafIds.includes(cate_id))).toEqual([]);
  });

  it('differ in id and name', () => {
    expect(duplicates(demoProducts.map(({ prd_id }) => prd_id))).toEqual([]);
    expect(duplicates(demoProducts.map(({ prd_name }) => prd_name))).toEqual([]);
  });

  it('separate a variant from the name by one wide space, never by a narrow one or by parentheses [finding D21]', () => {
    expect(idsWhere(({ prd_name }) => /[ ()（）]|　.*　/.test(prd_name))).toEqual([]);
  });

  it('are described in three to six sentences', () => {
    const counted = (text: string) => sentencesOf(text).length;
    expect(idsWhere(({ prd_text_desc: text }) => counted(text) < 3 || counted(text) > 6)).toEqual(
      [],
    );
  });

  it('share no long sentence, and have no exclamation marks', () => {
    const long = demoProducts
      .flatMap(({ prd_text_desc }) => sentencesOf(prd_text_desc))
      .filter((sentence) => sentence.length >= SHARED_SENTENCE_LENGTH);
    expect(duplicates(long)).toEqual([]);
    expect(idsWhere((product) => /[!！]/.test(JSON.stringify(product)))).toEqual([]);
  });

  it('have a cost below the group price, and a group price below the price', () => {
    expect(idsWhere(({ price }) => price < 45 || price > 3980)).toEqual([]);
    expect(idsWhere(({ price, price1 }) => price1 !== 0 && price1 >= price)).toEqual([]);
    expect(
      idsWhere(({ price, price1, cost_wholesale }) => cost_wholesale >= (price1 || price)),
    ).toEqual([]);
  });

  it('have, with options, a variant with values of each, and the price of the cheapest [T2]', () => {
    const optional = demoProducts.filter(({ options }) => options !== undefined);
    expect(optional.length).toBeGreaterThanOrEqual(2);
    for (const { prd_id, price, tot_qty, options = [], variants = [] } of optional) {
      const isListed = (value: string, at: number) =>
        options[at]?.values.some((one) => one.value === value);
      expect([prd_id, tot_qty]).toEqual([prd_id, 0]);
      expect(Math.min(...variants.map((one) => one.price))).toBe(price);
      expect(variants.filter(({ option_values }) => !option_values.every(isListed))).toEqual([]);
      expect(duplicates(variants.map(({ option_values }) => option_values.join()))).toEqual([]);
      expect(variants.every((one) => one.cost_wholesale < (one.price1 || one.price))).toBe(true);
    }
  });

  it('have integer amounts and real dates', () => {
    const figures = (p: (typeof demoProducts)[number]) =>
      [p.price, p.price1, p.cost_wholesale, p.tot_qty, p.sold_out_qty, p.like_count].concat(
        p.ship_fee,
        p.ship_fee_free_amt,
      );
    expect(idsWhere((p) => figures(p).some((n) => !Number.isInteger(n) || n < 0))).toEqual([]);
    expect(
      idsWhere(({ listed }) => !/^202[3-6]-/.test(listed) || Number.isNaN(Date.parse(listed))),
    ).toEqual([]);
  });

  it('include sold-out, scarce and best-selling products', () => {
    expect(
      idsWhere(({ tot_qty, options }) => tot_qty === 0 && !options).length,
    ).toBeGreaterThanOrEqual(2);
    expect(idsWhere(({ tot_qty }) => tot_qty > 0 && tot_qty <= 5).length).toBeGreaterThan(2);
    expect(idsWhere(({ sold_out_qty }) => sold_out_qty >= 1000).length).toBeGreaterThan(2);
  });
});

describe('the HTML of the demo shop', () => {
  const html = demoProducts
    .flatMap(({ sl_desc_content, ma_desc_content }) => [sl_desc_content, ma_desc_content])
    .concat(Object.values(demoWebResources), demoHomeHeaderHtml, demoHomeBannerHtml);

  it('uses only plain tags, all of them closed', () => {
    expect(html.flatMap(strangeTags)).toEqual([]);
    expect(html.filter((block) => !isBalanced(block) || block === '')).toEqual([]);
  });

  it('renders facts as a table with a heading for each row', () => {
    expect(factsTable(['產地', '臺東'], ['內容量', '一包'])).toBe(
      '<table><tbody><tr><th scope="row">產地</th><td>臺東</td></tr><tr><th scope="row">內容量</th><td>一包</td></tr></tbody></table>',
    );
  });
});

describe('the storefront content of the demo shop', () => {
  it('has eight keywords that each match a product name', () => {
    expect(demoKeywords).toHaveLength(8);
    expect(
      demoKeywords.filter((word) => !demoProducts.some((p) => p.prd_name.includes(word))),
    ).toEqual([]);
  });

  it('has slides that link to categories, one of them expired and one disabled', () => {
    const paths = demoCategories.map(({ cate_name }) => `/products/${cate_name}`);
    expect(demoSlides.filter(({ url }) => !paths.includes(url))).toEqual([]);
    expect(demoSlides.filter(({ enable }) => !enable)).toHaveLength(1);
    const ended = (edate: string) => edate !== '' && edate < '2026-11-01';
    expect(demoSlides.filter((slide) => slide.enable && ended(slide.enable_edate))).toHaveLength(1);
  });
});
