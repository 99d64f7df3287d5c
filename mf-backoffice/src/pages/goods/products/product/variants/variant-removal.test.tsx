import { fakeUploads } from '@pinpu/shared/testing';
import { screen, within } from '@testing-library/react';
import { openProduct, press } from '../../../../../testing/variants.tsx';

const rows = () =>
  within(screen.getByRole('table', { name: '規格表' }))
    .getAllByRole('rowheader')
    .map((row) => row.textContent);
beforeEach(fakeUploads);

describe('removing', () => {
  it('a value says how many variants that deletes [T7]', async () => {
    openProduct();
    await press('移除紅');
    const question = await screen.findByRole('alertdialog', { name: '刪除「紅」' });
    expect(question).toHaveTextContent('會刪掉 2 種規格');
    await press('刪除');
    expect(rows()).toEqual(['藍／S', '藍／M']);
  });

  it('a value with orders is refused, and its variants can be switched off instead [T7]', async () => {
    openProduct();
    await press('移除藍');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 種有訂單，不能刪除');
    await press('停售這 2 種');
    expect(rows()).toHaveLength(4);
    expect(screen.getByRole('checkbox', { name: '藍／M 販售' })).not.toBeChecked();
  });

  it('all options asks, and saves the product as a single one [T7]', async () => {
    const { sent } = openProduct();
    await press('改回單一規格');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('會刪掉 4 種規格');
    await press('刪除');
    expect(screen.getByText('儲存後改回單一規格')).toBeVisible();
    await press('儲存規格');
    expect(await screen.findByLabelText('售價')).toHaveValue('420');
    expect(screen.getByText('已改回單一規格')).toBeVisible();
    expect(sent).toEqual([{ version: 'v1', options: [], variants: [] }]);
  });
});
