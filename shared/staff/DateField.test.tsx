import { render, screen } from '@testing-library/react';
import { DateField } from './DateField.tsx';

it.each([
  ['2026-11-30', '空白是今天', '2026/11/30，空白是今天'],
  ['2026-02-01', undefined, '2026/02/01'],
  ['', '空白是今天', '空白是今天'],
])(
  'writes %j as in Taiwan, whatever the language of the browser is [41 W13]',
  (day, hint, text) => {
    render(<DateField label="日期" hint={hint} value={day} onChange={() => {}} />);
    expect(screen.getByLabelText('日期')).toHaveAccessibleDescription(text);
  },
);
