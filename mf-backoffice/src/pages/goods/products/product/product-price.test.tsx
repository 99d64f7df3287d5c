import { fakeApi } from '@pinpu/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES, shopProductOf } from '../../../../testing/products.ts';
import { showShop, success } from '../../../../testing/shop.tsx';

const SAVE = 'POST /api/backoffice/products/TEA-1';

function openForm() {
  const sent: unknown[] = [];
  fakeApi({
    'GET /api/backoffice/products/TEA-1': () => success(shopProductOf()),
    'GET /api/backoffice/categories': () => success(CATEGORIES),
    'GET /api/backoffice/makers': () => success({ makers: [] }),
    [SAVE]: async (request) => {
      const { cells } = (await request.json()) as { cells: Record<string, string> };
      sent.push(cells);
      return success(shopProductOf(cells));
    },
  });
  showShop('/el/shop/products/TEA-1');
  return sent;
}

const retype = async (name: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });

it('asks once before it saves a price that is probably wrong [41 W1]', async () => {
  const sent = openForm();
  await retype('售價', '42');
  await retype('團購價', '400');
  await userEvent.click(screen.getByText('儲存', { selector: 'button' }));
  const dialog = screen.getByRole('alertdialog', { name: '請確認價格' });
  expect(dialog).toHaveTextContent('團購價 NT$400 沒有低於售價 NT$42，不會生效。');
  expect(dialog).toHaveTextContent('售價 NT$420 → NT$42，變動超過一半。');
  await userEvent.click(screen.getByRole('button', { name: '回去修改' }));
  expect(sent).toEqual([]);
  await retype('團購價', '0');
  await userEvent.click(screen.getByText('儲存', { selector: 'button' }));
  await userEvent.click(screen.getByRole('button', { name: '仍要儲存' }));
  await screen.findByText('已儲存');
  expect(sent).toEqual([{ price: '42' }]);
});

it('sends a special price with its dates as a goods file has them, and warns of one above the price [T15]', async () => {
  const sent = openForm();
  await retype('特價', '420');
  await retype('特價開始', '2026-12-01T08:30');
  await retype('特價結束', '2026-12-01T20:00');
  await retype('下架時間', '2026-12-31T00:00');
  expect(screen.getByLabelText('特價結束')).toHaveAccessibleDescription(/^2026\/12\/01 20:00，/);
  await userEvent.click(screen.getByText('儲存', { selector: 'button' }));
  expect(screen.getByRole('alertdialog', { name: '請確認價格' })).toHaveTextContent(
    '特價 NT$420 沒有低於售價 NT$420，不會生效。',
  );
  await userEvent.click(screen.getByRole('button', { name: '回去修改' }));
  await retype('特價', '380');
  await userEvent.click(screen.getByText('儲存', { selector: 'button' }));
  await screen.findByText('已儲存');
  expect(sent).toEqual([
    {
      ...{ price_special: '380', special_from: '2026-12-01 08:30' },
      ...{ special_until: '2026-12-01 20:00', sale_until: '2026-12-31 00:00' },
    },
  ]);
});
