import type { CouponState, NewCoupon, ShopCoupon } from '@pinpu/shared/contracts';
import { couponText, formatTwd, newCouponCode } from '@pinpu/shared/domain';
import {
  commandParser,
  flag,
  runShopCommand,
  subcommand,
  text,
  wholeNumber,
} from './command-line.ts';
import { tableLines } from './text-table.ts';

const USAGE = `npm run coupons -- list [TEXT]    最新的 50 張優惠券，或代碼、備註含有 TEXT 的
npm run coupons -- add [CODE] --amount 100 | --percent 10 | --shipping
                       [--min 1000] [--from YYYY-MM-DD] [--to YYYY-MM-DD]
                       [--uses 50] [--uses-per-buyer 1] [--note TEXT]    未指定 CODE 時產生一個
npm run coupons -- disable CODE | enable CODE`;

interface CouponPage {
  coupon: ShopCoupon;
}

const HEAD = ['代碼', '狀態', '折扣', '滿', '開始', '最後一天', '已用', '上限', '共折', '備註'];

const STATES: Readonly<Record<CouponState, string>> = {
  running: '進行中',
  upcoming: '尚未開始',
  'used-up': '已用完',
  ended: '已結束',
  disabled: '停用',
};

const cellsOf = (coupon: ShopCoupon) => [
  coupon.coupon_code,
  STATES[coupon.state],
  couponText(coupon),
  coupon.min_amt > 0 ? formatTwd(coupon.min_amt) : '',
  coupon.starts_on,
  coupon.ends_on,
  String(coupon.used),
  String(coupon.max_uses ?? ''),
  formatTwd(coupon.discount),
  coupon.note,
];

function couponTable(coupons: readonly ShopCoupon[], more = false): string {
  if (coupons.length === 0) return '沒有符合的優惠券。';
  const lines = tableLines(HEAD, coupons.map(cellsOf));
  return [...lines, ...(more ? ['只列出最新的 50 張，其餘請用 list TEXT 搜尋。'] : [])].join('\n');
}

const COUPONS = '/api/backoffice/coupons';

const change = (name: 'disable' | 'enable') =>
  subcommand({
    options: {},
    words: 'CODE',
    read: ([code = '']) => ({ code }),
    async run(shop, { code }) {
      const path = `${COUPONS}/${encodeURIComponent(code)}`;
      const { version } = (await shop.call<CouponPage>('GET', path)).coupon;
      return couponTable([
        (await shop.call<CouponPage>('POST', `${path}/${name}`, { version })).coupon,
      ]);
    },
  });

export const couponCommand = commandParser(USAGE, {
  list: subcommand({
    options: {},
    words: '[TEXT]',
    read: ([q = '']) => ({ q }),
    async run(shop, { q }) {
      const path = `${COUPONS}?q=${encodeURIComponent(q)}`;
      const list = await shop.call<{ coupons: ShopCoupon[]; next: string }>('GET', path);
      return couponTable(list.coupons, list.next !== '');
    },
  }),
  add: subcommand({
    options: {
      ...{ amount: text, percent: text, shipping: flag, min: text, from: text },
      ...{ to: text, uses: text, 'uses-per-buyer': text, note: text },
    },
    words: '[CODE]',
    read([code], values, usage): NewCoupon {
      const { amount, percent, shipping, min, from = '', to = '', uses, note = '' } = values;
      const discounts = [
        { kind: 'amount' as const, value: wholeNumber('amount', amount, usage) },
        { kind: 'percent' as const, value: wholeNumber('percent', percent, usage) },
        { kind: 'shipping' as const, value: shipping ? 0 : undefined },
      ].flatMap(({ kind, value }) => (value === undefined ? [] : [{ kind, value }]));
      const [discount, ...more] = discounts;
      if (!discount || more.length > 0) return usage('--amount, --percent or --shipping?');
      const perBuyer = wholeNumber('uses-per-buyer', values['uses-per-buyer'], usage);
      return {
        coupon_code: code ?? newCouponCode((bytes) => crypto.getRandomValues(bytes)),
        ...discount,
        min_amt: wholeNumber('min', min, usage) ?? 0,
        ...{ starts_on: from, ends_on: to, note },
        max_uses: wholeNumber('uses', uses, usage) ?? null,
        max_uses_per_buyer: perBuyer ?? null,
      };
    },
    run: async (shop, payload) =>
      couponTable([(await shop.call<CouponPage>('POST', COUPONS, payload)).coupon]),
  }),
  disable: change('disable'),
  enable: change('enable'),
});

if (import.meta.main) await runShopCommand(couponCommand);
