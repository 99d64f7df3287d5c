import { ALL_GOODS, ALWAYS } from '@pinpu/shared/domain';
import { fakeApi } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GIVEAWAY, ONE, pageOf, press, RUNS, STOP, type } from '../../../testing/price-rules.ts';
import { AT, rejected, showShop, success } from '../../../testing/shop.tsx';

describe('a rule', () => {
  const save = () => press('儲存');

  it('[44 Y11] is enabled after a question that has its sentence', async () => {
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(pageOf()),
      'POST /api/backoffice/price-rules/R1/enable': async (request) => {
        sent.push(await request.json());
        return success(pageOf(RUNS));
      },
    });
    showShop('/el/shop/price-rules/R1');
    await userEvent.click(await screen.findByRole('button', { name: '啟用' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '啟用「滿千折百」' }));
    expect(dialog.getByText('當顧客購買全部商品，就滿 NT$1,000 折 NT$100。')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '啟用' }));
    expect(await screen.findByRole('button', { name: '停用「滿千折百」' })).toBeVisible();
    expect(sent).toEqual([{ version: 'v1', confirm: false }]);
  });

  it('[44 Y12] that gives goods away is enabled only after two questions that name it', async () => {
    const sent: unknown[] = [];
    const arrived = fakeApi({
      [ONE]: () => success(pageOf({}, { warnings: [GIVEAWAY] })),
      'POST /api/backoffice/price-rules/R1/enable': async (request) => {
        sent.push(await request.json());
        return success(pageOf(RUNS));
      },
    });
    showShop('/el/shop/price-rules/R1');
    await userEvent.click(await screen.findByRole('button', { name: '啟用' }));
    await press('繼續');
    const again = within(screen.getByRole('alertdialog', { name: /再次確認：啟用「滿千折百」/ }));
    expect(again.getByText(GIVEAWAY.text)).toBeVisible();
    expect(arrived.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(again.getByRole('button', { name: '我了解，仍要啟用' }));
    expect(await screen.findByRole('button', { name: /^停用/ })).toBeVisible();
    expect(sent).toEqual([{ version: 'v1', confirm: true }]);
  });

  it('[44 Y12] asks again where the server finds what the page did not know', async () => {
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(pageOf()),
      'POST /api/backoffice/price-rules/R1/enable': async (request) => {
        const body = await request.json();
        sent.push(body.confirm);
        return body.confirm
          ? success(pageOf(RUNS))
          : rejected('CONFIRM_PRICE_RULE', GIVEAWAY.text, { warnings: [GIVEAWAY] });
      },
    });
    showShop('/el/shop/price-rules/R1');
    await userEvent.click(await screen.findByRole('button', { name: '啟用' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: '啟用' }));
    await userEvent.click(await screen.findByRole('button', { name: '我了解，仍要啟用' }));
    expect(await screen.findByRole('button', { name: /^停用/ })).toBeVisible();
    expect(sent).toEqual([false, true]);
  });

  it('[44 Y11] is stopped by one press', async () => {
    let isStopped = false;
    fakeApi({
      [ONE]: () => success(isStopped ? pageOf() : pageOf(RUNS)),
      [STOP]: () => {
        isStopped = true;
        return success(pageOf());
      },
    });
    showShop('/el/shop/price-rules/R1');
    await userEvent.click(await screen.findByRole('button', { name: '停用「滿千折百」' }));
    expect(await screen.findByRole('button', { name: '啟用' })).toBeVisible();
  });

  it('[44 Y12] that runs is saved only after a question where the change would give goods away', async () => {
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(pageOf(RUNS)),
      'PUT /api/backoffice/price-rules/R1': async (request) => {
        const { confirm, terms } = await request.json();
        sent.push(confirm);
        return confirm
          ? success(pageOf({ ...RUNS, terms, version: 'v2' }))
          : rejected('CONFIRM_PRICE_RULE', GIVEAWAY.text, { warnings: [GIVEAWAY] });
      },
    });
    showShop('/el/shop/price-rules/R1');
    await type('第 1 個折扣金額', '1000');
    await save();
    const dialog = within(await screen.findByRole('alertdialog', { name: /「滿千折百」正在進行/ }));
    expect(dialog.getByText(GIVEAWAY.text)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '我了解，仍要儲存' }));
    expect(await screen.findByText('已儲存。')).toBeVisible();
    expect(sent).toEqual([false, true]);
  });

  it('shows concurrent changes: typed parts keep the input, the others have the new values', async () => {
    const now = pageOf({
      ...{ name: '滿千折百二', version: 'v2' },
      conditions: { ...ALWAYS, ends_on: '2026-12-31' },
    });
    const sent: unknown[] = [];
    fakeApi({
      [ONE]: () => success(pageOf()),
      'PUT /api/backoffice/price-rules/R1': async (request) => {
        const { version, ...rule } = await request.json();
        sent.push([version, rule.name, rule.conditions.ends_on, rule.terms.steps[0].amount]);
        return version === 'v2'
          ? success(pageOf({ ...rule, version: 'v3' }))
          : rejected('PRICE_RULE_CHANGED', '這個優惠活動剛才有變更：ben 於 10:00。', { body: now });
      },
    });
    showShop('/el/shop/price-rules/R1');
    await type('第 1 個折扣金額', '150');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('ben');
    expect(screen.getByLabelText('第 1 個折扣金額')).toHaveValue('150');
    expect(screen.getByLabelText('名稱')).toHaveValue('滿千折百二');
    expect(screen.getByText(/目前儲存的是：.*折 NT\$100。/)).toBeVisible();
    await save();
    expect(await screen.findByText('已儲存。')).toBeVisible();
    expect(sent).toEqual([
      ['v1', '滿千折百', '', 150],
      ['v2', '滿千折百二', '2026-12-31', 150],
    ]);
  });

  it('names what it refers to, and what has been deleted since', async () => {
    const scope = { ...ALL_GOODS, products: ['P1', 'P9'], except: ['P1'] };
    fakeApi({ [ONE]: () => success(pageOf({ scope })) });
    showShop('/el/shop/price-rules/R1');
    const chosen = within(await screen.findByRole('list', { name: '指定的商品' }));
    expect(chosen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '商品烏龍茶',
      '商品P9（已刪除）',
    ]);
    await press('移除P9（已刪除）');
    expect(screen.getByText(/當顧客購買「烏龍茶」（「烏龍茶」除外），就滿/)).toBeVisible();
  });

  it('shows what it has cost and sold, and its orders', async () => {
    const recent = [{ ord_code: 'PP1', ord_date: AT, status: 3, discount: 100 }];
    const more = { sales: 25_000, gifts: 3, recent };
    fakeApi({ [ONE]: () => success(pageOf({ ...RUNS, orders: 12, discount: 1200 }, more)) });
    showShop('/el/shop/price-rules/R1');
    expect(await screen.findByText('12 筆')).toBeVisible();
    for (const text of ['NT$1,200', 'NT$25,000', '3 件'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/已經成立的 12 筆訂單保留當時的優惠/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'PP1' });
    expect(link).toHaveAttribute('href', '/el/shop/orders/PP1');
  });

  it('with unsaved changes is not left without a question', async () => {
    fakeApi({ [ONE]: () => success(pageOf()) });
    showShop('/el/shop/price-rules/R1');
    await type('名稱', '雙十');
    await userEvent.click(screen.getByRole('link', { name: '回優惠活動列表' }));
    expect(screen.getByRole('alertdialog', { name: '還沒有儲存' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '啟用' })).toBeNull();
  });

  it('that does not exist says so', async () => {
    const msg = [{ Code: 'PRICE_RULE_NOT_FOUND', Message: '找不到優惠活動 R1。' }];
    fakeApi({ [ONE]: () => Response.json({ success: false, msg }, { status: 404 }) });
    showShop('/el/shop/price-rules/R1');
    expect(await screen.findByText('找不到優惠活動 R1。')).toBeVisible();
  });
});
