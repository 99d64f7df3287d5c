import { adminTokenAtom, appStore } from '@pinpu/shared/state';
import { fakeUploads } from '@pinpu/shared/testing';
import { act, screen } from '@testing-library/react';
import { rejected, success } from '../../../../../testing/shop.tsx';
import { pasteInto } from '../../../../../testing/stock.tsx';
import {
  inputAt,
  NONE,
  openProduct,
  press,
  pricesSent,
  retype,
  shopVariantsOf,
  storedOf,
  variantOf,
} from '../../../../../testing/variants.tsx';

beforeEach(fakeUploads);

describe('what can not be saved', () => {
  it('is shown at the cell and in a summary that leads there, before anything is sent [T7]', async () => {
    const { sent } = openProduct();
    await retype('紅／S 售價', '3.7');
    await retype('藍／S 庫存', '0');
    await press('儲存規格');
    expect(await screen.findByText('有 2 個地方要修改，還沒有儲存。')).toBeVisible();
    expect(await inputAt('紅／S 售價')).toHaveFocus();
    expect(await inputAt('紅／S 售價')).toBeInvalid();
    await press(/^藍／S 庫存：0 少於訂單已保留的 1 件/);
    expect(await inputAt('藍／S 庫存')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('is shown at the cell where only the server finds it [T7]', async () => {
    openProduct(undefined, () =>
      Response.json(
        {
          success: false,
          msg: [{ Code: 'VARIANTS_INVALID', Message: '有欄位要修改。' }],
          faults: [{ row: 1, field: 'var_id', message: '編號 A-1 已經有別的商品或規格使用。' }],
        },
        { status: 422 },
      ),
    );
    await retype('紅／M 商品編號', 'A-1');
    await press('儲存規格');
    expect(await screen.findByText('商品編號：編號 A-1 已經有別的商品或規格使用。')).toBeVisible();
    expect(await inputAt('紅／M 商品編號')).toHaveFocus();
    await retype('紅／M 商品編號', 'A-2');
    expect(screen.queryByText(/個地方要修改/)).not.toBeInTheDocument();
  });

  it('is asked about where a price is probably wrong, once for all variants [T7]', async () => {
    const { sent } = openProduct();
    await retype('紅／S 售價', '59');
    await press('儲存規格');
    const question = await screen.findByRole('alertdialog', { name: '請確認價格' });
    expect(question).toHaveTextContent('紅／S：售價 NT$59 低於成本 NT$200。');
    await press('仍要儲存');
    await screen.findByText('已儲存 4 種規格');
    expect(pricesSent(sent[0])?.[0]).toBe('59');
  });

  it('because others have changed it keeps what was typed, lists their changes, and is saved then [T7]', async () => {
    const now = shopVariantsOf({ version: 'v9' });
    const [first = variantOf(), second = variantOf(), ...others] = now.variants;
    now.variants = [{ ...first, price: 650 }, { ...second, price: 660 }, ...others];
    const { sent } = openProduct(undefined, (save) =>
      save.version === 'v9'
        ? success(storedOf(save))
        : rejected('VARIANTS_CHANGED', '這個商品的規格剛才有變更。', { body: now }),
    );
    await retype('紅／S 售價', '700');
    await press('儲存規格');
    const changes = await screen.findByRole('list', { name: '別人的變更' });
    expect(changes).toHaveTextContent('紅／S 售價：590 → 650，您填的是 700');
    expect(changes).toHaveTextContent('紅／M 售價：590 → 660');
    expect(await inputAt('紅／S 售價')).toHaveValue('700');
    expect(await inputAt('紅／M 售價')).toHaveValue('660');
    await press('儲存規格');
    await screen.findByText('已儲存 4 種規格');
    expect(pricesSent(sent[1])?.slice(0, 2)).toEqual(['700', '660']);
  });
});

it('the code of a variant that somebody has ordered can not be changed; that of another can [T7]', async () => {
  openProduct();
  expect(await inputAt('藍／S 商品編號')).toHaveAttribute('readonly');
  pasteInto(await inputAt('紅／M 商品編號'), 'M-1\t600\nX-1\t610');
  expect(await inputAt('紅／M 商品編號')).toHaveValue('M-1');
  expect(await inputAt('藍／S 商品編號')).toHaveValue('S1-BS');
  expect(await inputAt('藍／S 售價')).toHaveValue('610');
});

it('what was typed is there again after the session has ended, also for a product without options [T7]', async () => {
  const { unmount } = openProduct(NONE);
  await press('新增規格');
  await press('＋顏色');
  act(() => appStore.set(adminTokenAtom, ''));
  unmount();
  openProduct(NONE);
  expect(await screen.findByLabelText('選項名稱')).toHaveValue('顏色');
});
