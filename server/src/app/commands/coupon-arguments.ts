import type { NewCoupon } from '@pinpu/shared/contracts';
import { newCouponCode } from '@pinpu/shared/domain';
import { parseCommand, type Usage, usageOf } from './command-line.ts';

/** A parsed command of `npm run coupons --`, with the call that does it. */
export interface CouponCommand {
  path: '' | '/add' | '/switch';
  payload: { q: string } | NewCoupon | { code: string; enabled: boolean };
}

const COUPONS_USAGE = `npm run coupons -- list [TEXT]    最新的 50 張優惠券，或代碼、備註含有 TEXT 的
npm run coupons -- add [CODE] --amount 100 | --percent 10 | --shipping
                       [--min 1000] [--from YYYY-MM-DD] [--to YYYY-MM-DD]
                       [--uses 50] [--uses-per-buyer 1] [--note TEXT]    未指定 CODE 時產生一個
npm run coupons -- disable CODE | enable CODE`;

const usage: Usage = usageOf(COUPONS_USAGE);

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ amount: text, percent: text, shipping: flag, min: text, from: text },
  ...{ to: text, uses: text, 'uses-per-buyer': text, note: text },
};

const parsed = (args: readonly string[]) => parseCommand(args, options, usage);

type Values = ReturnType<typeof parsed>['values'];

function wholeNumber(
  values: Values,
  name: 'amount' | 'percent' | 'min' | 'uses' | 'uses-per-buyer',
) {
  const typed = values[name];
  if (typed === undefined) return undefined;
  if (!/^\d{1,8}$/.test(typed)) usage(`--${name} takes a whole number.`);
  return Number(typed);
}

/** The discount: exactly one of three. */
function discountOf(values: Values): Pick<NewCoupon, 'kind' | 'value'> {
  const [amount, percent] = [wholeNumber(values, 'amount'), wholeNumber(values, 'percent')];
  const kinds = [
    ...(amount === undefined ? [] : [{ kind: 'amount' as const, value: amount }]),
    ...(percent === undefined ? [] : [{ kind: 'percent' as const, value: percent }]),
    ...(values.shipping ? [{ kind: 'shipping' as const, value: 0 }] : []),
  ];
  const [kind, ...more] = kinds;
  if (kind === undefined || more.length > 0) usage('--amount, --percent or --shipping?');
  return kind;
}

const couponOf = (code: string | undefined, values: Values): NewCoupon => ({
  coupon_code: code ?? newCouponCode((bytes) => crypto.getRandomValues(bytes)),
  ...discountOf(values),
  min_amt: wholeNumber(values, 'min') ?? 0,
  ...{ starts_on: values.from ?? '', ends_on: values.to ?? '', note: values.note ?? '' },
  max_uses: wholeNumber(values, 'uses') ?? null,
  max_uses_per_buyer: wholeNumber(values, 'uses-per-buyer') ?? null,
});

/** Parses the arguments of `npm run coupons --`. @throws StartupError with the usage. */
export function couponCommand(args: readonly string[]): CouponCommand {
  const { positionals, values } = parsed(args);
  const [name, word, ...more] = positionals;
  if (more.length > 0) usage(`「${more.join(' ')}」 is not known.`);
  if (name === 'add') return { path: '/add', payload: couponOf(word, values) };
  if (Object.keys(values).length > 0) usage('Options belong to add.');
  if (name === 'list') return { path: '', payload: { q: word ?? '' } };
  const isSwitch = name === 'disable' || name === 'enable';
  if (isSwitch && word !== undefined)
    return { path: '/switch', payload: { code: word, enabled: name === 'enable' } };
  return usage(isSwitch ? `${name} takes a code.` : 'list, add, disable or enable?');
}
