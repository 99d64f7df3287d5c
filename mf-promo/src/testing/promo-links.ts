import type { MyLink } from '@pinpu/shared/contracts';

/** An active link to home, without clicks. */
export const linkOf = (code: string, fields: Partial<MyLink> = {}): MyLink => ({
  code,
  short_url: `https://pinpu.test/s/${code}`,
  kind: 'home',
  title: '首頁',
  name: '',
  tag: '',
  slug: '',
  ends_on: '',
  state: 'live',
  c_date: '2026-11-21T02:00:00.000Z',
  clicks: 0,
  orders: 0,
  profit: 0,
  products: [],
  cover_prd_id: '',
  ...fields,
});

export const pageOfLinks = (items: MyLink[], next = '') => ({
  success: true,
  body: { items, next },
});
