import { PAY_WAYS } from '../../testing/fixtures.ts';
import { payPeriodOf, periodText } from './pay-period.ts';
import { FREE, LATER, payWayChoice } from './pay-way-choice.ts';
import { limitReason, payWayHint, payWayName } from './pay-way-words.ts';

const [CARD, BARCODE, INSTALMENTS, DOOR] = PAY_WAYS;
const offered = (...ways: (typeof CARD)[]) => ({
  pay_ways: ways.flatMap((way) => way ?? []),
  pay_way_required: false,
});
const required = (...ways: (typeof CARD)[]) => ({ ...offered(...ways), pay_way_required: true });
const ALL = offered(CARD, BARCODE, INSTALMENTS, DOOR);

describe('the choice of a pay way', () => {
  it.each([
    ['nothing is offered', offered(), 1300, undefined, LATER],
    ['nothing is offered, though one was chosen once', required(), 1300, 3, LATER],
    ['nothing is to be paid', ALL, 0, undefined, FREE],
    ['nothing is to be paid, though the shop wants a choice', required(CARD, DOOR), 0, 3, FREE],
    ['nothing is chosen', ALL, 1300, undefined, LATER],
    ['the payment page is chosen', ALL, 1300, LATER, LATER],
    ['one that fits is chosen', ALL, 1300, 9, 9],
    ['the chosen one no longer fits', ALL, 2001, 9, undefined],
    ['the chosen one is offered no more', ALL, 1300, 10, LATER],
    ['one is offered', offered(CARD), 1300, undefined, 3],
    ['one is offered that does not fit', offered(BARCODE), 2001, undefined, undefined],
    ['one is offered, though the payment page was chosen', offered(CARD), 1300, LATER, 3],
    ['the shop wants a choice', required(CARD, DOOR), 1300, undefined, undefined],
    ['the shop wants a choice and one fits', required(CARD, BARCODE), 2001, undefined, 3],
    ['only the door fits', offered(DOOR, INSTALMENTS), 1300, undefined, 1],
    ['none fits', offered(BARCODE, INSTALMENTS), 2500, undefined, undefined],
  ])('where %s', (_case, options, amount, chosen, pay_way) => {
    expect(payWayChoice(options, amount, chosen).pay_way).toBe(pay_way);
  });

  it.each([
    ['with a way the payment page has', ALL, true],
    ['with none the payment page has', offered(DOOR, INSTALMENTS), false],
    ['where the shop wants a choice', required(CARD, DOOR), false],
  ])('can be left to the payment page %s: %p → %p', (_case, options, canWait) => {
    expect(payWayChoice(options, 1300, undefined).canWait).toBe(canWait);
  });

  it('keeps the shop’s order, and marks which fit', () => {
    const { rows } = payWayChoice(ALL, 2500, undefined);
    expect(rows.map(({ offer, fits }) => [offer.pay_way, fits])).toEqual([
      [3, true],
      [9, false],
      [4, false],
      [1, true],
    ]);
  });
});

it('names the ways as the specification does, with limits and consequences [B4] [41 W18]', () => {
  expect([LATER, 1, 9].map(payWayName)).toEqual(['於付款頁面選擇', '貨到付款', '超商條碼繳費']);
  const [, barcode, instalments] = PAY_WAYS;
  expect(barcode && limitReason(barcode, 22_500)).toBe('訂單金額超過上限 NT$2,000，無法使用');
  expect(barcode && limitReason(barcode, 16)).toBe('訂單金額滿 NT$17 才能使用');
  expect(instalments && payWayHint(instalments)).toBe('可分 3、6 期');
});

it('contains the chosen number of instalments, or the fewest, and only for instalments', () => {
  const at = (pay_way: number | undefined) => ({ ...payWayChoice(ALL, 5_000, pay_way) });
  expect(payPeriodOf(at(4), 6)).toBe(6);
  expect(payPeriodOf(at(4), 12)).toBe(3);
  expect(payPeriodOf(at(3), 6)).toBeUndefined();
  expect(periodText(3, 3_000)).toBe('3 期，每期 NT$1,000');
  expect(periodText(6, 5_000)).toBe('6 期，首期 NT$835，其後每期 NT$833');
});
