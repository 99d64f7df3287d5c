import { type BirthdayTerms, birthdayFaults, birthdaysOn } from './birthday-coupon.ts';

const TERMS: BirthdayTerms = { kind: 'amount', value: 100, min_amt: 500, days: 30 };

it.each<[Partial<BirthdayTerms>, string[]]>([
  [{}, []],
  [{ kind: 'percent', value: 10 }, []],
  [{ kind: 'shipping', value: 0, min_amt: 0, days: 1 }, []],
  [{ days: 180 }, []],
  [{ value: 0 }, ['value']],
  [{ kind: 'percent', value: 101 }, ['value']],
  [{ min_amt: -1 }, ['min_amt']],
  [{ days: 0 }, ['days']],
  [{ days: 181 }, ['days']],
  [{ days: 1.5 }, ['days']],
])('the terms of a birthday coupon with %j are wrong in %j [44 W15]', (fields, faulty) =>
  expect(Object.keys(birthdayFaults({ ...TERMS, ...fields }))).toEqual(faulty),
);

it.each([
  ['2026-12-10', ['12-10']],
  ['2027-02-28', ['02-28', '02-29']],
  ['2028-02-28', ['02-28']],
  ['2028-02-29', ['02-29']],
])('on %s it is the birthday of %j [44 W15]', (day, dates) =>
  expect(birthdaysOn(day)).toEqual(dates),
);
