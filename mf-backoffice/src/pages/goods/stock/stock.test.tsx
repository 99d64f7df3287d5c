import type { StockCell } from '@pinpu/shared/contracts/backoffice';
import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejected, showShop, success } from '../../../testing/shop.tsx';
import {
  ALL,
  CAKE,
  cellOf,
  LIST,
  openShop,
  page,
  pasteInto,
  SAVE,
  TEA,
} from '../../../testing/stock.tsx';

it('the table marks products that are nearly or completely sold out, or not listed', async () => {
  const { arrived } = openShop({}, '/el/shop/stock?show=low&q=茶&sort=available');
  const grid = await screen.findByRole('grid', { name: '庫存與價格' });
  const text = (name: RegExp) => within(grid).getByRole('row', { name }).textContent;
  expect(text(/烏龍茶/)).toBe('烏龍茶P1NT$600—NT$380205—2189');
  expect(text(/鳳梨酥/)).toContain('快賣完');
  expect(text(/花生糖/)).toContain('已售完12 人等待到貨');
  expect(text(/鳳梨酥/)).not.toContain('等待到貨');
  expect(text(/舊茶/)).toContain('未上架');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('快賣完1');
  const { searchParams } = new URL(arrived[0]?.url ?? '');
  expect([searchParams.get('show'), searchParams.get('sort'), searchParams.get('q')]).toEqual([
    ...['low', 'available', '茶'],
  ]);
});

it('a number is typed in its cell: Enter saves it with the value seen before, and moves on', async () => {
  const { sent } = openShop();
  await userEvent.click(await cellOf('烏龍茶', '售價'));
  const input = screen.getByRole('textbox', { name: '烏龍茶 售價' });
  expect(input).toHaveFocus();
  await userEvent.type(input, '650{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 3 });
  expect(await screen.findByText('烏龍茶的售價：NT$600 → NT$650')).toBeVisible();
  expect(sent).toEqual([[{ prd_id: 'P1', field: 'price', from: 600, version: 7, to: '650' }]]);
  expect(await cellOf('烏龍茶', '售價')).toHaveTextContent('NT$650');
  expect(await cellOf('鳳梨酥', '售價')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}590{Tab}');
  expect(screen.getByRole('textbox', { name: '鳳梨酥 成本' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await cellOf('鳳梨酥', '成本')).toHaveFocus();
  expect(sent[1]).toMatchObject([{ prd_id: 'P2', field: 'price1', from: 0, to: '590' }]);
});

it('a variant is named by its values, in the table and in messages [T9]', async () => {
  const shirt = {
    ...TEA,
    prd_id: 'S1-RL',
    product_id: 'S1',
    option_text: '紅／L',
    prd_name: '棉衫',
  };
  openShop({
    [LIST]: () => page([shirt]),
    [SAVE]: () => success({ edit: 'e1', products: [{ ...shirt, price: 650 }], refused: [] }),
  });
  expect(await screen.findByRole('rowheader', { name: /棉衫.*紅／L.*S1-RL/ })).toBeVisible();
  await userEvent.click(await cellOf('棉衫', '售價'));
  const input = screen.getByRole('textbox', { name: '棉衫（紅／L） 售價' });
  await userEvent.type(input, '650{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 3 });
  expect(await screen.findByText('棉衫（紅／L）的售價：NT$600 → NT$650')).toBeVisible();
});

it('a save is undone by the bar or by Ctrl+Z, and an undo by another undo', async () => {
  const redone: string[] = [];
  openShop({
    'POST /api/backoffice/stock/edits/u1/undo': () => {
      redone.push('u1');
      return success({ edit: 'e1', products: ALL, refused: [] });
    },
  });
  await userEvent.click(await cellOf('烏龍茶', '庫存'));
  await userEvent.keyboard('33{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: '復原' }));
  expect(await screen.findByText('已復原：烏龍茶的庫存：20 → 33')).toBeVisible();
  expect(await cellOf('烏龍茶', '庫存')).toHaveTextContent('20');
  await userEvent.click(screen.getByRole('button', { name: '重做' }));
  expect(await screen.findByText('已重做：烏龍茶的庫存：20 → 33')).toBeVisible();
  expect(redone).toEqual(['u1']);
  (await cellOf('烏龍茶', '庫存')).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('已復原：烏龍茶的庫存：20 → 33')).toBeVisible();
});

it.each([
  ['3.7', '「3.7」不是 0 到 99999999 的整數。'],
  ['-1', '「-1」不是 0 到 99999999 的整數。'],
  ['1000000000', '「1000000000」不是 0 到 99999999 的整數。'],
  ['{Backspace}', '是空的，請填寫數字。'],
])('%s is not sent, stays, and has a sentence at its cell', async (typed, sentence) => {
  const { sent } = openShop();
  await userEvent.click(await cellOf('烏龍茶', '庫存'));
  await userEvent.keyboard(`${typed}{Enter}`);
  const input = screen.getByRole('textbox', { name: '烏龍茶 庫存' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription(new RegExp(`^庫存：${sentence}`));
  await userEvent.click(screen.getByRole('heading', { name: '庫存與價格' }));
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '放棄我填的' }));
  expect(await cellOf('烏龍茶', '庫存')).toHaveTextContent('20');
});

it('Enter of an input method that composes saves nothing', async () => {
  const { sent } = openShop();
  await userEvent.click(await cellOf('烏龍茶', '售價'));
  const input = screen.getByRole('textbox', { name: '烏龍茶 售價' });
  await userEvent.keyboard('６５０');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(input).toHaveFocus();
  expect(sent).toEqual([]);
  fireEvent.keyDown(input, { key: 'Enter' });
  await screen.findByText(/^烏龍茶的售價/);
  expect(sent[0]).toMatchObject([{ to: '６５０' }]);
});

it('a conflicting edit is shown in the cell with its author; what was typed stays, and overwrites it on request', async () => {
  const now = { ...TEA, price: 580, version: 9 };
  const sent: StockCell[][] = [];
  openShop({
    [SAVE]: async (request) => {
      const { cells } = (await request.json()) as { cells: StockCell[] };
      sent.push(cells);
      if (sent.length > 1)
        return success({ edit: 'e1', products: [{ ...now, price: 650 }], refused: [] });
      const message = 'ben 於 14:03 改過這個值，現在是 NT$580。';
      const one = { prd_id: 'P1', field: 'price', message };
      return rejected('GOODS_CHANGED', message, {
        body: { edit: '', products: [now], refused: [one] },
      });
    },
  });
  await userEvent.click(await cellOf('烏龍茶', '售價'));
  await userEvent.keyboard('650{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('ben 於 14:03 改過這個值');
  expect(await cellOf('烏龍茶', '售價')).toHaveTextContent('650');
  await userEvent.click(screen.getByRole('button', { name: '再存一次' }));
  expect(await screen.findByText('烏龍茶的售價：NT$580 → NT$650')).toBeVisible();
  expect(sent[1]).toMatchObject([{ from: 580, version: 9, to: '650' }]);
});

it('an unsaved value is preserved while its product is not shown', async () => {
  openShop({
    [LIST]: ({ url }) => page(new URL(url).searchParams.get('show') === 'low' ? [CAKE] : ALL),
  });
  await userEvent.click(await cellOf('烏龍茶', '庫存'));
  await userEvent.keyboard('3.7{Enter}');
  await userEvent.click(screen.getByRole('tab', { name: /快賣完/ }));
  await screen.findByText('另有 1 項商品的值還沒儲存。');
  await userEvent.click(await screen.findByRole('link', { name: 'P1' }));
  expect(await cellOf('烏龍茶', '庫存')).toHaveTextContent('3.7');
});

it('Ctrl+Z waits for a pending save', async () => {
  const { arrived } = openShop({ [SAVE]: () => new Promise<Response>(() => {}) });
  await userEvent.click(await cellOf('烏龍茶', '售價'));
  await userEvent.keyboard('650{Enter}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('正在儲存，請稍後再復原。')).toBeVisible();
  expect(arrived.filter(({ url }) => url.includes('undo'))).toEqual([]);
});

it('a block of a spreadsheet goes over the cells below and to the right, as one edit', async () => {
  const { sent } = openShop();
  pasteInto(await cellOf('烏龍茶', '團購價'), '550\t400\r\n90\t60\r\n');
  expect(await screen.findByText('已儲存 2 項商品的 4 格')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.map(({ prd_id, field, to }) => [prd_id, field, to])).toEqual([
    ...[
      ['P1', 'price1', '550'],
      ['P1', 'cost_wholesale', '400'],
    ],
    ...[
      ['P2', 'price1', '90'],
      ['P2', 'cost_wholesale', '60'],
    ],
  ]);
});

it.each([
  ['10 000 rows', '1\n'.repeat(10_000), /^一次最多貼上 200 列，這次有 10000 列。大量修改請匯入/],
  ['more rows than there are', '1\n'.repeat(5), /^貼上的有 5 列，但從這裡往下只有 4 列/],
  ['more columns than there are', '1\t2\t3\t4', /^貼上的有 4 欄，但從這裡往右只有 3 欄可以改/],
])('a block of %s is rejected as a whole', async (_what, text, sentence) => {
  const { sent } = openShop();
  pasteInto(await cellOf('烏龍茶', '庫存'), text);
  expect(await screen.findByText(sentence)).toHaveTextContent(/都沒有改。$/);
  expect(sent).toEqual([]);
});

it('the input is restored after the session has ended', async () => {
  const { shown } = openShop({ [SAVE]: () => new Response('', { status: 503 }) });
  await userEvent.click(await cellOf('烏龍茶', '售價'));
  await userEvent.keyboard('650{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  act(() => appStore.set(adminTokenAtom, ''));
  shown.unmount();
  openShop();
  expect(await cellOf('烏龍茶', '售價')).toHaveTextContent('650');
  expect(screen.getByRole('alert')).toHaveTextContent('還沒儲存');
});

it('a phone has a list whose products open a sheet with all numbers, saved together', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        ...{ media, matches: media.includes('max-width') },
        ...{ addEventListener: () => {}, removeEventListener: () => {} },
      }) as unknown as MediaQueryList,
  );
  const { sent } = openShop();
  await userEvent.click(await screen.findByRole('button', { name: /烏龍茶/ }));
  const sheet = within(screen.getByRole('dialog', { name: '庫存與價格' }));
  const type = async (label: string, text: string) => {
    await userEvent.clear(sheet.getByLabelText(label));
    await userEvent.type(sheet.getByLabelText(label), text);
  };
  await type('售價', '3.7');
  await type('庫存', '25');
  await userEvent.click(sheet.getByRole('button', { name: '儲存' }));
  expect(sheet.getByText(/「3.7」不是/)).toBeVisible();
  await type('售價', '700');
  await userEvent.click(sheet.getByRole('button', { name: '儲存' }));
  expect(await screen.findByText('NT$700')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent.flat().map(({ field, to }) => [field, to])).toEqual([
    ['on_hand', '25'],
    ['price', '700'],
  ]);
  matchMedia.mockRestore();
});

it('recent edits say who changed what from which value, and are undone; a rejection says why', async () => {
  const edit = {
    ...{ id: 'e1', at: '2026-11-23T02:00:00.000Z', actor: 'ben', kind: 'edit', undone: false },
    size: 7,
    changes: [{ prd_id: 'P1', prd_name: '烏龍茶', field: 'price', before: 600, after: 650 }],
  };
  const imported = { ...edit, id: 'e0', actor: 'operator', kind: 'import' };
  let answer = rejected('GOODS_CHANGED', 'anna 於 14:05 又改過這個值');
  fakeApi({
    'GET /api/backoffice/stock/edits': () => success({ edits: [edit, imported], next: '' }),
    'POST /api/backoffice/stock/edits/e1/undo': () => answer,
  });
  showShop('/el/shop/stock/changes');
  const [first, second] = within(await screen.findByRole('list', { name: '最近的變更' }))
    .getAllByRole('listitem')
    .filter((one) => one.querySelector('time'));
  expect(first).toHaveTextContent(/^ben.*烏龍茶 售價：NT\$600 → NT\$650.*等 7 個值/);
  expect(second).toHaveTextContent(/^營運指令.*商品匯入/);
  await userEvent.click(screen.getByRole('button', { name: /^復原/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('anna 於 14:05 又改過這個值');
  answer = Response.json(success({ edit: 'u1', products: [], refused: [] }));
  await userEvent.click(screen.getByRole('button', { name: /^復原/ }));
  expect(await screen.findByText('已復原。')).toBeVisible();
});

it('recent edits are searched by product and day [41 office W8]', async () => {
  const arrived = fakeApi({
    'GET /api/backoffice/stock/edits': () => success({ edits: [], next: '' }),
  });
  showShop('/el/shop/stock/changes');
  expect(await screen.findByText('這半年沒有改過庫存或價格。')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: '商品' }), '烏龍{Enter}');
  const before = arrived.length;
  fireEvent.change(screen.getByLabelText('日期'), { target: { value: '0002-11-28' } });
  expect(screen.getByLabelText('日期')).toHaveValue('0002-11-28');
  expect(arrived).toHaveLength(before);
  fireEvent.change(screen.getByLabelText('日期'), { target: { value: '2026-11-28' } });
  expect(await screen.findByText(/^沒有符合的變更/)).toBeVisible();
  const { searchParams } = new URL(arrived.at(-1)?.url ?? '');
  expect([searchParams.get('q'), searchParams.get('day')]).toEqual(['烏龍', '2026-11-28']);
  expect(screen.getByLabelText('日期')).toHaveValue('2026-11-28');
  expect(screen.getByRole('searchbox', { name: '商品' })).toHaveValue('烏龍');
});

it('a set has no stock of its own to edit, and shows what its parts allow [T17]', async () => {
  openShop({ [LIST]: () => page([{ ...TEA, on_hand: 0, reserved: 0, set_qty: 7 }]) });
  const row = await screen.findByRole('row', { name: /烏龍茶/ });
  expect(within(row).getByText('組合')).toBeVisible();
  expect(within(row).getByRole('gridcell', { name: '7' })).toBeVisible();
  const stock = await cellOf('烏龍茶', '庫存');
  expect(stock).toHaveTextContent('—');
  await userEvent.click(stock);
  expect(screen.queryByRole('textbox', { name: '烏龍茶 庫存' })).not.toBeInTheDocument();
  expect(stock).toHaveAttribute('aria-readonly', 'true');
});
