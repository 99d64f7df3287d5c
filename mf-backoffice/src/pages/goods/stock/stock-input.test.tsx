import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellOf, openShop, pasteInto } from '../../../testing/stock.tsx';

const TITLES = ['售價', '團購價', '成本', '庫存', '低庫存提醒'];

const OPENERS: Readonly<Record<string, (cell: HTMLElement) => Promise<void> | void>> = {
  click: (cell) => userEvent.click(cell),
  Enter: (cell) => key(cell, '{Enter}'),
  F2: (cell) => key(cell, '{F2}'),
  'the key itself': (cell) => act(() => cell.focus()),
};

/** Keys, and the text that they show in an opened cell whose value was selected. */
const TYPED: readonly [keys: string, shown: string][] = [
  ['6', '6'],
  ['-6', '-6'],
  ['－6', '－6'],
  ['.6', '.6'],
  ['６', '６'],
  ['x6', 'x6'],
  ['+6', '+6'],
  ['$6', '$6'],
  ['1,2', '1,2'],
  ['NT$6', 'NT$6'],
  ['{Delete}6', '6'],
  ['{Backspace}7', '7'],
];

async function key(cell: HTMLElement, keys: string) {
  act(() => cell.focus());
  await userEvent.keyboard(keys);
}

const CASES = Object.keys(OPENERS).flatMap((opener, first) =>
  TYPED.filter((_typed, at) => opener === 'the key itself' || at % 3 === first).map(
    ([keys, shown], at) => [keys, opener, TITLES[at % TITLES.length] ?? '', shown],
  ),
);

it.each(CASES)(
  '%s in a cell opened by %s (%s) arrives whole, and only that can be saved [41 D2]',
  async (keys, opener, title, shown) => {
    const { sent } = openShop();
    const cell = await cellOf('烏龍茶', title);
    await OPENERS[opener]?.(cell);
    await userEvent.keyboard(keys);
    const input = screen.getByRole('textbox', { name: `烏龍茶 ${title}` });
    expect(input).toHaveValue(shown);
    await userEvent.keyboard('{Enter}');
    const isValid = !input.isConnected;
    const nevertheless = screen.queryByRole('button', { name: '仍要儲存' });
    if (nevertheless) await userEvent.click(nevertheless);
    expect(sent.flat().map(({ to }) => to)).toEqual(isValid ? [shown] : []);
    if (!isValid) expect(input).toBeInvalid();
  },
);

it('an input method composes in the cell that its first key opened [41 D2]', async () => {
  const { sent } = openShop();
  const cell = await cellOf('烏龍茶', '售價');
  act(() => cell.focus());
  expect(fireEvent.keyDown(cell, { key: 'Process', keyCode: 229 })).toBe(true);
  const input = screen.getByRole('textbox', { name: '烏龍茶 售價' });
  expect(input).toHaveFocus();
  expect(input).toHaveValue('600');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.change(input, { target: { value: '６２０' } });
  expect(sent).toEqual([]);
  fireEvent.keyDown(input, { key: 'Enter' });
  await screen.findByText('烏龍茶的售價：NT$600 → NT$620');
});

describe.each(['a selected cell', 'an open cell'])('a column pasted into %s', (state) => {
  it.each(['售價', '團購價', '庫存'])(
    'is saved once, whatever is clicked next: %s [41 D1]',
    async (title) => {
      const { sent } = openShop();
      const cell = await cellOf('烏龍茶', title);
      if (state === 'an open cell') await userEvent.click(cell);
      pasteInto(state === 'an open cell' ? screen.getByRole('textbox') : cell, '533\n534\n');
      await screen.findByText('已儲存 2 項商品的 2 格');
      await userEvent.click(await cellOf('花生糖', title));
      await userEvent.keyboard('{Escape}');
      await userEvent.click(screen.getByRole('heading', { name: '庫存與價格' }));
      expect(sent.map((cells) => cells.map(({ prd_id, to }) => `${prd_id} ${to}`))).toEqual([
        ['P1 533', 'P2 534'],
      ]);
      expect(await cellOf('烏龍茶', title)).toHaveTextContent('533');
    },
  );
});

it('an empty cell of a pasted block changes nothing [41 D1]', async () => {
  const { sent } = openShop();
  pasteInto(await cellOf('烏龍茶', '團購價'), '433\t\n\t434\n');
  await screen.findByText('已儲存 2 項商品的 2 格');
  expect(sent.flat().map(({ prd_id, field, to }) => `${prd_id} ${field} ${to}`)).toEqual([
    'P1 price1 433',
    'P2 cost_wholesale 434',
  ]);
});

it('a number half typed when another window takes the focus is not saved [41 D1]', async () => {
  const { sent } = openShop();
  await userEvent.click(await cellOf('烏龍茶', '售價'));
  const input = screen.getByRole('textbox');
  await userEvent.keyboard('7');
  // The window loses the focus: the field stays the active element.
  fireEvent.blur(input);
  expect(input).toBeInTheDocument();
  await userEvent.keyboard('00{Enter}');
  await screen.findByText('烏龍茶的售價：NT$600 → NT$700');
  expect(sent.flat().map(({ to }) => to)).toEqual(['700']);
});

it('asks once before a price that is probably wrong; other prices of the paste are saved [41 W1]', async () => {
  const { sent } = openShop();
  pasteInto(await cellOf('烏龍茶', '售價'), '60\n620\n');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '售價：售價 NT$60 低於成本 NT$380。售價 NT$600 → NT$60，變動超過一半。',
  );
  await screen.findByText('鳳梨酥的售價：NT$600 → NT$620');
  // Leaving the cell again, or Enter in it, does not confirm.
  await userEvent.click(await cellOf('烏龍茶', '售價'));
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await cellOf('烏龍茶', '售價'));
  await userEvent.click(screen.getByRole('heading', { name: '庫存與價格' }));
  expect(sent.flat().map(({ to }) => to)).toEqual(['620']);
  await userEvent.click(screen.getByRole('button', { name: '仍要儲存' }));
  await screen.findByText('烏龍茶的售價：NT$600 → NT$60');
  expect(sent.flat().map(({ to }) => to)).toEqual(['620', '60']);
});
