import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
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

  it('shows an error instead of the hint', () => {
    render(<TextField label="驗證碼" hint="30 分鐘內有效" error="驗證碼不正確" />);
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('驗證碼不正確');
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
