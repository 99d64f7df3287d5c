import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from './AmountField.tsx';

it('several pasted numbers are not joined into one, and digits apart are no number [41 D1]', async () => {
  const changes: unknown[] = [];
  render(
    <AmountField label="運費" error="" value={100} onChange={(value) => changes.push(value)} />,
  );
  const field = screen.getByLabelText('運費');
  await userEvent.click(field);
  for (const text of ['333\n334', '333\t334\n']) {
    await userEvent.paste(text);
    expect(field).toHaveValue('100');
    expect(field).toHaveAccessibleDescription('一次只能貼上一個數字。');
  }
  await userEvent.clear(field);
  await userEvent.type(field, '3,7');
  expect(field).toHaveAccessibleDescription('請填寫 0 以上的整數。');
  expect(changes).not.toContain(37);
});

it('no wheel and no arrow key changes a number: it is typed in a text field [41 D1]', () => {
  render(<AmountField label="運費" error="" value={100} onChange={() => {}} />);
  expect(screen.getByLabelText('運費')).toHaveAttribute('type', 'text');
});
