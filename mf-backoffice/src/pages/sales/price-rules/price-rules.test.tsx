import type { RulePreviewResult } from '@pinpu/shared/contracts/backoffice';
import { ALL_GOODS, ALWAYS, type RuleTerms } from '@pinpu/shared/domain';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choose,
  HUNDRED,
  LIST,
  NAMES,
  ONE,
  pageOf,
  press,
  RUNS,
  ruleOf,
  STOP,
  type,
} from '../../../testing/price-rules.ts';
import { CATEGORIES } from '../../../testing/products.ts';
import { AT, showShop, stockProductOf, success } from '../../../testing/shop.tsx';

describe('the list [Y11]', () => {
  it('shows each rule’s sentence, days, state, orders and cost, and stops one by one press', async () => {
    const running = ruleOf({
      ...{ ...RUNS, orders: 12, discount: 1200, scope: { ...ALL_GOODS, categories: ['C1'] } },
      conditions: { ...ALWAYS, ends_on: '2026-12-31', weekdays: [6, 7] },
    });
    let rule = running;
    const arrived = fakeApi({
      [LIST]: () => success({ rules: [rule], names: NAMES, next: '' }),
      [STOP]: () => {
        rule = ruleOf({ orders: 12, discount: 1200 });
        return success(pageOf());
      },
    });
    showShop('/el/shop/price-rules');
    const list = within(await screen.findByRole('list', { name: '優惠活動' }));
    expect(list.getByRole('listitem')).toHaveTextContent(
      /滿千折百.*進行中.*「茶」：滿 NT\$1,000 折 NT\$100.*到 2026\/12\/31，每週六、日.*12 筆訂單.*共折 NT\$1,200/,
    );
    expect(list.getByRole('link')).toHaveAttribute('href', '/el/shop/price-rules/R1');
    await press('停用「滿千折百」');
    expect(await list.findByText('未啟用')).toBeVisible();
    expect(screen.queryByRole('button', { name: /停用/ })).toBeNull();
    expect(arrived.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('requests the state and words in the address', async () => {
    const arrived = fakeApi({ [LIST]: () => success({ rules: [], names: NAMES, next: '' }) });
    showShop('/el/shop/price-rules?state=ended&q=tea');
    expect(await screen.findByText('沒有符合的優惠活動。')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: '尚未開始' }));
    await screen.findByText('沒有符合的優惠活動。');
    const queries = arrived.map(({ url }) => Object.fromEntries(new URL(url).searchParams));
    expect(queries).toMatchObject([
      { state: 'ended', q: 'tea' },
      { state: 'upcoming', q: 'tea' },
    ]);
  });

  it('of a shop without rules links to the form for the first', async () => {
    fakeApi({ [LIST]: () => success({ rules: [], names: NAMES, next: '' }) });
    showShop('/el/shop/price-rules');
    expect(await screen.findByText(/還沒有優惠活動/)).toBeVisible();
    const link = screen.getByRole('link', { name: '新增優惠活動' });
    expect(link).toHaveAttribute('href', '/el/shop/price-rules/new');
  });
});

describe('a new rule [Y11]', () => {
  const sending = () => {
    const sent: { terms: RuleTerms; scope: object; conditions: object; name: string }[] = [];
    const arrived = fakeApi({
      'POST /api/backoffice/price-rules': async (request) => {
        sent.push(await request.json());
        return success(pageOf());
      },
      [ONE]: () => success(pageOf()),
      'GET /api/backoffice/categories': () => success(CATEGORIES),
      'GET /api/backoffice/stock': () =>
        success({
          products: [stockProductOf({ prd_id: 'S1', prd_name: '手炒花生糖' })],
          ...{ next: '', counts: { low: 0, 'sold-out': 0, hidden: 0 } },
        }),
    });
    showShop('/el/shop/price-rules/new');
    return { sent, arrived };
  };
  const save = () => press('儲存草稿');

  it('is made of sentences, shown as one while it is typed, and saved as a draft', async () => {
    const { sent } = sending();
    await type('名稱', '週年慶');
    await choose('購買哪些商品', '指定的商品');
    await userEvent.selectOptions(await screen.findByLabelText(/加入分類/), '茶');
    await type('第 1 個門檻', '１，０００');
    await type('第 1 個折扣金額', '100');
    expect(screen.getByText('當顧客購買「茶」，就滿 NT$1,000 折 NT$100。')).toBeVisible();
    await press(/再加一個門檻/);
    await type('第 2 個門檻', '2000');
    await type('第 2 個折扣金額', '300');
    await save();
    expect(await screen.findByText(/已存成草稿/)).toBeVisible();
    expect(sent).toEqual([
      {
        ...{ name: '週年慶', conditions: ALWAYS, scope: { ...ALL_GOODS, categories: ['C1'] } },
        terms: {
          ...{ kind: 'off', by: 'amount', repeat: false },
          steps: [
            { from: 1000, percent: 0, amount: 100 },
            { from: 2000, percent: 0, amount: 300 },
          ],
        },
      },
    ]);
  });

  const search = async (name: string | RegExp, q: string) => {
    await type(name, q);
    await userEvent.click(await screen.findByRole('button', { name: /^加入手炒/ }));
  };

  it.each<[string, () => Promise<void>, RuleTerms]>([
    [
      'a percentage, as it is called in Taiwan',
      async () => {
        await choose('門檻的單位', '件數');
        await choose('折扣方式', '打折');
        await type('第 1 個門檻', '2');
        await type('第 1 個折數', '85');
      },
      { kind: 'off', by: 'pieces', repeat: false, steps: [{ from: 2, percent: 15, amount: 0 }] },
    ],
    [
      'an amount each time',
      async () => {
        await choose('折扣方式', '每滿一次都折金額');
        await type('第 1 個門檻', '500');
        await type('第 1 個折扣金額', '50');
      },
      { kind: 'off', by: 'amount', repeat: true, steps: [{ from: 500, percent: 0, amount: 50 }] },
    ],
    [
      'any N for a price',
      async () => {
        await choose('優惠方式', '任選 N 件一個價');
        await type('任選幾件', '3');
        await type('任選的價錢', '499');
      },
      { kind: 'bundle', pieces: 3, price: 499 },
    ],
    [
      'buy two, get one',
      async () => {
        await choose('優惠方式', '買 N 送 M');
        await type('買幾件', '2');
        await type('送幾件', '1');
      },
      { kind: 'cheapest', pieces: 3, reduced: 1, percent: 100 },
    ],
    [
      'the second at half price',
      async () => {
        await choose('優惠方式', '第 N 件打折');
        await type('打幾折', '5');
      },
      { kind: 'cheapest', pieces: 2, reduced: 1, percent: 50 },
    ],
    [
      'goods at another price',
      async () => {
        await choose('優惠方式', '加價購');
        await type('加購的門檻', '500');
        await search('加入加購的商品', '花生');
        await type('手炒花生糖的加購價', '99');
      },
      { kind: 'add-on', from: 500, max: 1, items: [{ prd_id: 'S1', price: 99 }] },
    ],
    [
      'a gift',
      async () => {
        await choose('優惠方式', '滿額、滿件贈品');
        await type('第 1 個門檻', '1500');
        await search('第 1 個贈品', '花生');
      },
      { kind: 'gift', by: 'amount', steps: [{ from: 1500, prd_id: 'S1', qty: 1 }] },
    ],
    [
      'free shipping',
      async () => {
        await choose('優惠方式', '免運費');
        await type('第 1 個門檻', '800');
      },
      { kind: 'shipping', by: 'amount', from: 800 },
    ],
  ])('%s', async (_, fill, terms) => {
    const { sent } = sending();
    await type('名稱', '週年慶');
    await fill();
    await save();
    await screen.findByText(/已存成草稿/);
    expect(sent[0]?.terms).toEqual(terms);
  });

  it('with faults is not sent: each part says what is wrong, and the first has the focus', async () => {
    const { arrived } = sending();
    await choose('購買哪些商品', '指定的商品');
    await choose('折扣方式', '打折');
    await type('第 1 個門檻', '500');
    await type('第 1 個折數', '10');
    await save();
    expect(screen.getByLabelText('名稱')).toHaveFocus();
    expect(screen.getByLabelText('名稱')).toHaveAccessibleDescription(/1 到 40 個字/);
    expect(screen.getByText('請選擇商品，或改成「全部商品」。')).toBeVisible();
    expect(screen.getAllByText(/折數請填 9.9 以下/)[0]).toBeVisible();
    expect(arrived.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('has conditions', async () => {
    const { sent } = sending();
    await type('名稱', '夜市');
    await type('第 1 個門檻', '500');
    await type('第 1 個折扣金額', '50');
    await press('星期、時段、對象');
    await userEvent.click(screen.getByRole('checkbox', { name: '六' }));
    await type('每天從幾點', '22:00');
    await type('到幾點', '02:00');
    await choose('對象', '會員');
    await choose('價格', '只限售價');
    expect(screen.getByText('不限期間，每週六，22:00～02:00，限會員，只限售價')).toBeVisible();
    await save();
    await screen.findByText(/已存成草稿/);
    expect(sent[0]?.conditions).toEqual({
      ...{ ...ALWAYS, weekdays: [6], from_time: '22:00', until_time: '02:00' },
      ...{ buyers: 'members', levels: 'list' },
    });
  });

  it('as a copy has the sentences of last month, without its days', async () => {
    const days = { ...ALWAYS, starts_on: '2020-10-01', ends_on: '2020-10-31' };
    const { sent } = (() => {
      const result: { name: string; conditions: object; terms: RuleTerms }[] = [];
      fakeApi({
        [ONE]: () => success(pageOf({ conditions: days })),
        'POST /api/backoffice/price-rules': async (request) => {
          result.push(await request.json());
          return success(pageOf());
        },
      });
      return { sent: result };
    })();
    showShop('/el/shop/price-rules/new?from=R1');
    expect(await screen.findByLabelText('名稱')).toHaveValue('滿千折百（複製）');
    await save();
    await screen.findByText(/已存成草稿/);
    expect(sent).toMatchObject([{ name: '滿千折百（複製）', terms: HUNDRED, conditions: ALWAYS }]);
  });
});

describe('the preview [Y11]', () => {
  const RESULT: RulePreviewResult = {
    ...{ orders: 40, applied: 12, amount: 1200, more: 900, gifts: 0 },
    examples: [{ ord_code: 'PP1', ord_date: AT, before: 1200, after: 1100, amount: 100, gifts: 0 }],
    warnings: [{ kind: 'conflict', text: '與「中秋」適用同一批商品。' }],
  };

  it('shows what the typed rule would have done, and is gone once the rule is changed', async () => {
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(pageOf()),
      'POST /api/backoffice/price-rules/preview': async (request) => {
        sent.push(await request.json());
        return success(RESULT);
      },
    });
    showShop('/el/shop/price-rules/R1');
    await type('第 1 個折扣金額', '120');
    await press('試算');
    expect(await screen.findByText('最近 30 天的 40 筆訂單裡，有 12 筆會套用。')).toBeVisible();
    expect(screen.getByText('與「中秋」適用同一批商品。')).toBeVisible();
    const examples = within(screen.getByRole('list', { name: /折抵比例最高/ }));
    expect(examples.getByRole('listitem')).toHaveTextContent(
      /PP1.*−NT\$100.*NT\$1,200 → NT\$1,100/,
    );
    expect(sent).toMatchObject([
      { rule_id: 'R1', terms: { steps: [{ from: 1000, amount: 120 }] } },
    ]);
    await type('第 1 個折扣金額', '130');
    expect(screen.queryByText(/有 12 筆會套用/)).toBeNull();
  });

  it('of a rule with faults is not requested', async () => {
    const arrived = fakeApi({ [ONE]: () => success(pageOf()) });
    showShop('/el/shop/price-rules/R1');
    await type('第 1 個折扣金額', '2000');
    await press('試算');
    expect(screen.getAllByText(/不能折 NT\$2,000/)[0]).toBeVisible();
    expect(arrived.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
