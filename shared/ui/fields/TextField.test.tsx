import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { reportFirstInvalid } from './first-invalid.ts';
import { TextField } from './TextField.tsx';

const check = (form: HTMLFormElement) => act(async () => reportFirstInvalid(form));

function fill(fields: ReactNode) {
  render(<form aria-label="資料">{fields}</form>);
  return screen.getByRole<HTMLFormElement>('form');
}

describe('a text field', () => {
  it('is associated with its label and its hint', () => {
    render(<TextField label="驗證碼" hint="30 分鐘內有效" />);
    expect(screen.getByRole('textbox', { name: '驗證碼' })).toHaveAccessibleDescription(
      '30 分鐘內有效',
    );
  });

  it('shows an error above the hint, which says what is expected [defect 19]', () => {
    render(<TextField label="驗證碼" hint="30 分鐘內有效" error="驗證碼不正確" />);
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('驗證碼不正確 30 分鐘內有效');
  });

  it.each([
    ['姓名', '', { required: true }, '請填寫姓名'],
    ['電子郵件', 'lin', { type: 'email' }, '請填寫完整的電子郵件，例如 name@example.com'],
    ['郵遞區號', '99', { type: 'number', min: 100 }, '郵遞區號不可小於 100'],
  ])('shows below %s its native validity error [C12]', async (label, value, rules, message) => {
    const form = fill(<TextField label={label} defaultValue={value} {...rules} />);
    expect(await check(form)).toBe(false);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  });

  it('removes the error as soon as it is fixed', async () => {
    const form = fill(<TextField label="姓名" required />);
    await check(form);
    const input = screen.getByLabelText('姓名');
    await userEvent.type(input, '林');
    expect(input).toBeValid();
    expect(screen.queryByText('請填寫姓名')).not.toBeInTheDocument();
  });
});

describe('a text over the limit', () => {
  it('stays whole, is invalid, and the field says so at once [41 D4]', async () => {
    const form = fill(<TextField label="地址" maxLength={5} pattern="\D*" />);
    const input = screen.getByLabelText('地址');
    await userEvent.click(input);
    await userEvent.paste('中央路一號二樓');
    expect(input).toHaveValue('中央路一號二樓');
    expect(input).toHaveAccessibleDescription('地址最多 5 個字，目前 7 個字');
    expect(await check(form)).toBe(false);
    await userEvent.type(input, '{Backspace}{Backspace}');
    expect(input).toBeValid();
    await userEvent.type(input, '{Backspace}1');
    expect(input).not.toHaveAccessibleDescription();
    expect(await check(form)).toBe(false);
  });

  it('is measured in characters, a rare one being one [41 D4]', async () => {
    const form = fill(<TextField label="姓名" maxLength={2} defaultValue={'\u{20BB7}\u{20BB7}'} />);
    expect(await check(form)).toBe(true);
  });
});

it('drops the invisible characters that copied text carries [41 R1] [41 R50]', async () => {
  const seen: string[] = [];
  render(<TextField label="手機" onChange={({ currentTarget: { value } }) => seen.push(value)} />);
  const input = screen.getByLabelText('手機');
  await userEvent.click(input);
  await userEvent.paste('\u202A0912345678\u202C');
  expect(input).toHaveValue('0912345678');
  expect(seen).toEqual(['0912345678']);
});

it('removes an error whose rule is applied by an effect, with the key that fixes it [defect 12]', async () => {
  function Barcode() {
    const [value, setValue] = useState('/ABC');
    const control = useRef<HTMLInputElement>(null);
    useLayoutEffect(() => control.current?.setCustomValidity(value.length < 8 ? '共 8 碼' : ''));
    return (
      <TextField
        label="手機條碼"
        ref={control}
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    );
  }
  const form = fill(<Barcode />);
  await check(form);
  const input = screen.getByLabelText('手機條碼');
  await userEvent.type(input, '+12');
  expect(input).toHaveAccessibleDescription('共 8 碼');
  await userEvent.type(input, '3');
  expect(screen.queryByText('共 8 碼')).not.toBeInTheDocument();
});

describe('a form that is checked', () => {
  it('focuses the first invalid field [C12]', async () => {
    const form = fill(
      <>
        <TextField label="姓名" required defaultValue="林" />
        <TextField label="地址" required />
        <TextField label="手機" required />
      </>,
    );
    expect(await check(form)).toBe(false);
    expect(screen.getByLabelText('地址')).toHaveFocus();
  });

  it('passes if all fields are valid', async () => {
    expect(await check(fill(<TextField label="姓名" required defaultValue="林" />))).toBe(true);
  });
});
