import { fakeUploads } from '@pinpu/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pasteInto } from '../../../../../testing/stock.tsx';
import {
  inputAt,
  NONE,
  openProduct,
  press,
  pricesSent,
  retype,
} from '../../../../../testing/variants.tsx';

const rows = () =>
  within(screen.getByRole('table', { name: '規格表' }))
    .getAllByRole('rowheader')
    .map((row) => row.textContent);
beforeEach(fakeUploads);

describe('a product without options', () => {
  it('has one line for them, and nothing is asked of the server until options are added [T7]', async () => {
    const { arrived } = openProduct(NONE);
    expect(await screen.findByText('單一規格')).toBeVisible();
    expect(screen.getByLabelText('售價')).toHaveValue('420');
    expect(screen.getByLabelText('庫存')).toHaveValue('30');
    await waitFor(() => expect(arrived.length).toBeGreaterThan(2));
    expect(arrived.some(({ url }) => url.includes('/variants'))).toBe(false);
  });

  it('gets names and values, one by one or pasted, and a table of their combinations [T7]', async () => {
    const { sent } = openProduct(NONE);
    await press('新增規格');
    await press('＋顏色');
    await userEvent.type(await inputAt('新增顏色的值'), '紅{Enter}藍{Enter}');
    await press('＋尺寸');
    pasteInto(await inputAt('新增尺寸的值'), 'S、M\nL');
    expect(rows()).toEqual(['紅／S', '紅／M', '紅／L', '藍／S', '藍／M', '藍／L']);
    expect(screen.getByText(/^原本的庫存是 30 件/)).toBeVisible();
    await retype('紅／S 庫存', '7');
    await press('儲存規格');
    expect(await screen.findByText('已儲存 6 種規格')).toBeVisible();
    expect(await inputAt('紅／S 商品編號')).toHaveValue('TEA-1-1');
    expect(sent[0]?.options[1]?.values.map(({ value }) => value)).toEqual(['S', 'M', 'L']);
    expect(sent[0]?.variants[0]).toMatchObject({ was: '', var_id: '', price: '590', on_hand: '7' });
  });
});

describe('the table of variants', () => {
  it('replaces the prices and the stock of the product [T7]', async () => {
    openProduct();
    expect(await screen.findByText('共 4 種規格，各有售價和庫存。')).toBeVisible();
    expect(screen.queryByLabelText('售價')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('庫存')).not.toBeInTheDocument();
    expect(await screen.findByText('已保留 1')).toBeVisible();
  });

  it('takes a block of a spreadsheet, which can be undone, and rejects one that is too large [T7]', async () => {
    const { sent } = openProduct();
    pasteInto(await inputAt('紅／M 售價'), '600\t550\n610\t\n');
    expect(await inputAt('紅／M 團購價')).toHaveValue('550');
    expect(await inputAt('藍／S 售價')).toHaveValue('610');
    expect(await inputAt('藍／S 團購價')).toHaveValue('0');
    await press('復原');
    expect(await inputAt('紅／M 售價')).toHaveValue('590');
    pasteInto(await inputAt('紅／M 售價'), '1\n2\n3\n4');
    expect(screen.getByText(/^貼上的有 4 列，但從這裡往下只有 3 列/)).toBeVisible();
    pasteInto(await inputAt('紅／S 售價'), '600\n610\n620\n630');
    await press('儲存規格');
    await screen.findByText('已儲存 4 種規格');
    expect(pricesSent(sent[0])).toEqual(['600', '610', '620', '630']);
  });

  it('fills a column of all variants, or of those with a value [T7]', async () => {
    openProduct();
    await press('整欄填入');
    await userEvent.selectOptions(screen.getByLabelText('欄位'), '庫存');
    await retype('填入的值', '12');
    await press('填入 4 種');
    expect(await inputAt('藍／M 庫存')).toHaveValue('12');
    await userEvent.selectOptions(screen.getByLabelText('哪些規格'), '紅');
    await retype('填入的值', '3');
    await press('填入 2 種');
    expect(await inputAt('紅／M 庫存')).toHaveValue('3');
    expect(await inputAt('藍／M 庫存')).toHaveValue('12');
  });

  it('is walked through by Enter and arrow keys; Escape gives the value back [T7]', async () => {
    openProduct();
    const first = await inputAt('紅／S 售價');
    first.focus();
    await userEvent.keyboard('{Enter}');
    expect(await inputAt('紅／M 售價')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await inputAt('紅／M 團購價')).toHaveFocus();
    await userEvent.keyboard('9{ArrowUp}');
    expect(await inputAt('紅／S 團購價')).toHaveFocus();
    expect(await inputAt('紅／M 團購價')).toHaveValue('9');
    await userEvent.keyboard('5{Escape}');
    expect(await inputAt('紅／S 團購價')).toHaveValue('0');
  });

  it('leaves combinations out and takes them back; ordered ones can only be switched off [T7]', async () => {
    const { sent } = openProduct();
    await press('不販售 紅／M');
    expect(rows()).toEqual(['紅／S', '藍／S', '藍／M']);
    expect(screen.queryByRole('button', { name: '不販售 藍／S' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: '藍／S 販售' }));
    await press('不販售的組合（1）');
    await press('加回 紅／M');
    expect(rows()).toHaveLength(4);
    await press('儲存規格');
    await screen.findByText('已儲存 4 種規格');
    expect(sent[0]?.variants.map(({ was, enabled }) => [was, enabled])).toEqual([
      ['S1-RS', true],
      ['', true],
      ['S1-BS', false],
      ['S1-BM', true],
    ]);
  });
});

it('on a phone a variant is edited in a sheet, from one to the next, and a fault leads into it [T7]', async () => {
  const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        ...{ media, matches: media.includes('max-width') },
        ...{ addEventListener: () => {}, removeEventListener: () => {} },
      }) as unknown as MediaQueryList,
  );
  const { sent } = openProduct();
  await press(/^紅／S.*S1-RS/);
  const sheet = (name: string) => within(screen.getByRole('dialog', { name }));
  fireEvent.change(sheet('紅／S').getByLabelText('售價'), { target: { value: '610' } });
  await userEvent.click(sheet('紅／S').getByRole('button', { name: '下一種' }));
  fireEvent.change(sheet('紅／M').getByLabelText('售價'), { target: { value: 'x' } });
  await userEvent.click(sheet('紅／M').getByRole('button', { name: '完成' }));
  await press('儲存規格');
  await press(/^紅／M 售價：/);
  expect(sheet('紅／M').getByLabelText('售價')).toBeInvalid();
  fireEvent.change(sheet('紅／M').getByLabelText('售價'), { target: { value: '620' } });
  await userEvent.click(sheet('紅／M').getByRole('button', { name: '完成' }));
  await press('儲存規格');
  await screen.findByText('已儲存 4 種規格');
  expect(pricesSent(sent[0])?.slice(0, 2)).toEqual(['610', '620']);
  matchMedia.mockRestore();
});

it('a picture is one of the product, or the product’s own again [T7]', async () => {
  const { sent } = openProduct();
  await press('紅／S的圖片');
  await press('第 2 張照片');
  await press('儲存規格');
  await screen.findByText('已儲存 4 種規格');
  expect(sent[0]?.variants[0]?.picture).toBe('/media/u/b');
});

it('unsaved variants are warned about before the page is left [T7]', async () => {
  openProduct();
  await retype('紅／S 售價', '600');
  await userEvent.click(screen.getByRole('link', { name: '回商品列表' }));
  expect(await screen.findByRole('alertdialog', { name: '還沒有儲存' })).toBeVisible();
});
