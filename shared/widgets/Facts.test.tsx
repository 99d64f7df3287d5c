import { render, screen } from '@testing-library/react';
import { Facts } from './Facts.tsx';

it('lists names with their values, without those that are empty', () => {
  render(
    <Facts
      facts={[
        ['訂購人', '王小姐'],
        ['載具', ''],
        ['愛心碼', undefined],
        ['備註', false],
        ['件數', 0],
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '訂購人',
    '件數',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '王小姐',
    '0',
  ]);
});
