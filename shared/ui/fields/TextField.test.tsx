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
  it('belongs to its label and its hint', () => {
    render(<TextField label="驗證碼" hint="30 分鐘內有效" />);
    expect(screen.getByRole('textbox', { name: '驗證碼' })).toHaveAccessibleDescription(
      '30 分鐘內有效',
    );
  });

  it('tells of an error in the place of the hint', () => {
    render(<TextField label="驗證碼" hint="30 分鐘內有效" error="驗證碼不正確" />);
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('驗證碼不正確');
  });

  it.each([
    ['姓名', '', { required: true }, '請填寫姓名'],
    ['電子郵件', 'lin', { type: 'email' }, '請填寫完整的電子郵件，例如 name@example.com'],
    ['郵遞區號', '99', { type: 'number', min: 100 }, '郵遞區號不可小於 100'],
  ])('says below %s what its native validity finds [C12]', async (label, value, rules, message) => {
    const form = fill(<TextField label={label} defaultValue={value} {...rules} />);
    expect(await check(form)).toBe(false);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  });

  it('takes the complaint back as soon as it is put right', async () => {
    const form = fill(<TextField label="姓名" required />);
    await check(form);
    const input = screen.getByLabelText('姓名');
    await userEvent.type(input, '林');
    expect(input).toBeValid();
    expect(screen.queryByText('請填寫姓名')).not.toBeInTheDocument();
  });
});

describe('a form that is checked', () => {
  it('leads to the first field that fails [C12]', async () => {
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

  it('passes when nothing fails', async () => {
    expect(await check(fill(<TextField label="姓名" required defaultValue="林" />))).toBe(true);
  });
});
