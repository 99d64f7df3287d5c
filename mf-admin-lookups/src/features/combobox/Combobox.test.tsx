import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './Combobox.tsx';
import type { ComboboxItem } from './use-combobox.ts';

const five: ComboboxItem[] = ['大安社區', '信義國小', '中山社區', '松山農會', '士林社區'].map(
  (label, at) => ({ id: `b${at + 1}`, label }),
);
const thousands: ComboboxItem[] = Array.from({ length: 5000 }, (_, at) => ({
  id: `b${at}`,
  label: `第 ${at} 營業處`,
}));

const changed = jest.fn();
function Example({ items }: { items: readonly ComboboxItem[] }) {
  const [value, setValue] = useState('');
  const choose = (id: string) => {
    changed(id);
    setValue(id);
  };
  return <Combobox label="商家" items={items} value={value} onChange={choose} />;
}
const show = (items = five) => {
  render(<Example items={items} />);
  return screen.getByRole('combobox', { name: '商家' });
};
const options = () => screen.queryAllByRole('option').map((one) => one.firstChild?.textContent);
const activeOption = (box: HTMLElement) =>
  document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent;

beforeEach(() => changed.mockClear());

it('narrows the options down to those with every word typed, also by id [A10]', async () => {
  const box = show();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(box, '社區');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['大安社區', '中山社區', '士林社區']);
  expect(screen.getByRole('status')).toHaveTextContent('符合 3 筆');
  await userEvent.type(box, ' Ｂ3');
  expect(options()).toEqual(['中山社區']);
  await userEvent.type(box, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('沒有符合的項目');
});

it('the field is worked by keys alone: arrows, Enter, Escape [A10]', async () => {
  const box = show();
  await userEvent.tab();
  expect(box).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(5);
  expect(activeOption(box)).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption(box)).toBe('信義國小');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(activeOption(box)).toBe('士林社區');
  await userEvent.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([['b5']]);
  expect(box).toHaveValue('士林社區');
  expect(options()).toEqual([]);
  await userEvent.keyboard('大安{Escape}');
  expect(box).toHaveValue('士林社區');
  expect(changed).toHaveBeenCalledTimes(1);
});

it('chooses by mouse, and clears the choice [A10]', async () => {
  const box = show();
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('option', { name: /松山農會/ }));
  expect(box).toHaveValue('松山農會');
  await userEvent.click(screen.getByRole('button', { name: '清除商家' }));
  expect(changed.mock.calls).toEqual([['b4'], ['']]);
  expect(box).toHaveValue('');
});

it('neither searches nor chooses while an input method is composing [A10]', () => {
  const box = show();
  fireEvent.compositionStart(box);
  fireEvent.input(box, { target: { value: 'ㄉㄚˋ' }, isComposing: true });
  expect(options()).toHaveLength(5);
  fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(changed).not.toHaveBeenCalled();
  fireEvent.input(box, { target: { value: '大安' }, isComposing: true });
  fireEvent.compositionEnd(box);
  expect(options()).toEqual(['大安社區']);
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(changed.mock.calls).toEqual([['b1']]);
});

it('shows a hundred of five thousand options, and says how many there are [A10]', async () => {
  const box = show(thousands);
  await userEvent.click(box);
  expect(options()).toHaveLength(100);
  expect(screen.getByRole('status')).toHaveTextContent('符合 5,000 筆，顯示前 100 筆，請繼續輸入');
  await userEvent.type(box, '4999');
  expect(options()).toEqual(['第 4999 營業處']);
});
