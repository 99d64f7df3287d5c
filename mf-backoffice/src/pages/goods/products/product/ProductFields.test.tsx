import {
  CATEGORY_ROW_FIELDS,
  GOODS_FIELDS,
  type GoodsField,
  MAKER_ROW_FIELDS,
  VARIANT_ROW_FIELDS,
} from '@pinpu/shared/contracts/backoffice';
import { fakeApi, fakeUploads } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CATEGORIES, shopProductOf } from '../../../../testing/products.ts';
import { showShop, success } from '../../../../testing/shop.tsx';
import { fieldTitle } from './fields/field-title.ts';

/** Inputs with a label of their own, and fields without an input. */
const APART: readonly GoodsField[] = [
  ...([
    'enabled',
    'auto_list',
    'allergens',
    'pictures',
    'cate_name',
    'parent_cate_name',
    'maker_name',
  ] as const),
  ...[...CATEGORY_ROW_FIELDS, ...MAKER_ROW_FIELDS, ...VARIANT_ROW_FIELDS],
];

beforeEach(fakeUploads);

it('has an input for every column of a goods file that a product has', async () => {
  fakeApi({
    'GET /api/backoffice/products/TEA-1': () => success(shopProductOf()),
    'GET /api/backoffice/categories': () => success(CATEGORIES),
    'GET /api/backoffice/makers': () => success({ makers: [] }),
  });
  showShop('/el/shop/products/TEA-1');
  await screen.findByLabelText('售價');
  for (const name of GOODS_FIELDS.filter((one) => !APART.includes(one)))
    expect(screen.getByLabelText(fieldTitle(name))).toBeVisible();
});

it('a product that is not on sale can appear by itself on its day [41 W9]', async () => {
  fakeApi({
    'GET /api/backoffice/products/TEA-1': () => success(shopProductOf()),
    'GET /api/backoffice/categories': () => success(CATEGORIES),
    'GET /api/backoffice/makers': () => success({ makers: [] }),
  });
  showShop('/el/shop/products/TEA-1');
  const onSale = await screen.findByLabelText('上架，買家看得到也買得到');
  expect(screen.queryByLabelText('到上架日期自動上架')).not.toBeInTheDocument();
  await userEvent.click(onSale);
  await userEvent.click(screen.getByLabelText('到上架日期自動上架'));
  expect(screen.getByLabelText('到上架日期自動上架')).toBeChecked();
});
