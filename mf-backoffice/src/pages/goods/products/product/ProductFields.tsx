import {
  GOODS_COLUMNS,
  HTML_FIELDS,
  LIMIT_FIELDS,
  PLACE_FIELDS,
  PRICE_FIELDS,
  SHIPPING_FIELDS,
} from '@pinpu/shared/contracts/backoffice';
import { Columns } from '@pinpu/shared/staff';
import { Checkbox, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { PreviewedText } from '../../../../features/fields/PreviewedText.tsx';
import { CategoryField } from './fields/CategoryField.tsx';
import { CellField } from './fields/CellField.tsx';
import { fieldTitle } from './fields/field-title.ts';
import { LabelFields } from './fields/LabelFields.tsx';
import { MakerField } from './fields/MakerField.tsx';
import { ParcelFields } from './fields/ParcelFields.tsx';
import { PreorderFields } from './fields/PreorderFields.tsx';
import { TaxClassField } from './fields/TaxClassField.tsx';
import { MediaFields } from './media/MediaFields.tsx';
import { PhotoField } from './photos/PhotoField.tsx';
import { SetSection } from './set/SetSection.tsx';
import type { ProductForm } from './use-product-form.ts';
import { VariantsLink } from './variants/VariantsSection.tsx';

function stockHint({ draft: { base } }: ProductForm): string {
  if (!base) return '實際數量，空白是 0';
  return base.reserved > 0
    ? `實際數量，含訂單已保留的 ${base.reserved} 件；沒有盤點請不要改`
    : '實際數量；沒有盤點請不要改';
}

const hasOptions = ({ draft: { base } }: ProductForm) => (base?.variants ?? 0) > 0;

/** A set has no stock of its own; what the product has from before must be set to 0 first. */
const hasOwnStock = ({ draft: { typed } }: ProductForm) =>
  !typed.set_parts || !['', '0'].includes(typed.on_hand ?? '');

/** The fields of shipping and limits; variants have their own low-stock marks, and so have the parts of a set. */
const deliveryFields = (form: ProductForm) =>
  [...SHIPPING_FIELDS, ...LIMIT_FIELDS].filter(
    (field) => field !== 'low_stock' || !(hasOptions(form) || form.draft.typed.set_parts),
  );

const SPECIAL_DATES = ['special_from', 'special_until'] as const;

/** The prices of a product; where it has options, a link to those of its variants. */
const PriceFields = ({ form }: { form: ProductForm }) => (
  <PageSection title={hasOptions(form) ? '價格與庫存' : '價格'}>
    <Stack>
      {hasOptions(form) ? (
        <Row $gap={8}>
          <span>共 {form.draft.base?.variants} 種規格，各有售價和庫存。</span>
          <VariantsLink>到規格表修改</VariantsLink>
        </Row>
      ) : (
        PRICE_FIELDS.map((field) => (
          <CellField
            key={field}
            form={form}
            field={field}
            kind="number"
            required={field === 'price'}
          />
        ))
      )}
      {SPECIAL_DATES.map((field) => (
        <CellField key={field} form={form} field={field} kind="moment" />
      ))}
      <TaxClassField form={form} />
    </Stack>
  </PageSection>
);

/** The narrower column: visibility, category, maker, prices, stock and shipping. */
const SideFields = ({ form }: { form: ProductForm }) => (
  <Stack $gap={32}>
    <PageSection title="狀態">
      <Stack>
        <Checkbox
          label="上架，買家看得到也買得到"
          checked={form.draft.typed.enabled === '是'}
          onChange={({ currentTarget: { checked } }) => form.type('enabled', checked ? '是' : '否')}
        />
        {form.draft.typed.enabled !== '是' && (
          <Checkbox
            label="到上架日期自動上架"
            checked={form.draft.typed.auto_list === '是'}
            onChange={({ currentTarget: { checked } }) =>
              form.type('auto_list', checked ? '是' : '否')
            }
          />
        )}
        <CategoryField form={form} />
        <MakerField form={form} />
      </Stack>
    </PageSection>
    <PriceFields form={form} />
    <PreorderFields form={form} hasOptions={hasOptions(form)} />
    <PageSection title={hasOptions(form) ? '運費與限購' : '庫存與運費'}>
      <Stack>
        {hasOptions(form) || (
          <>
            {hasOwnStock(form) && (
              <CellField form={form} field="on_hand" kind="number" hint={stockHint(form)} />
            )}
            <CellField form={form} field="barcode" />
            <CellField form={form} field="weight" kind="number" />
          </>
        )}
        <ParcelFields form={form} />
        {deliveryFields(form).map((field) => (
          <CellField key={field} form={form} field={field} kind="number" />
        ))}
      </Stack>
    </PageSection>
  </Stack>
);

/** All fields of a product that a goods file can have. */
export const ProductFields = ({ form }: { form: ProductForm }) => (
  <Columns>
    <Stack $gap={32}>
      <PageSection title="基本資料">
        <Stack>
          <CellField form={form} field="prd_name" required />
          <CellField
            form={form}
            field="prd_id"
            required
            readOnly={form.draft.base !== undefined}
            hint={
              form.draft.base
                ? '建立後不能修改'
                : '英文字母、數字、- 或 _，最多 40 個，建立後不能修改'
            }
          />
        </Stack>
      </PageSection>
      <PageSection title="照片">
        <PhotoField
          photos={form.draft.photos}
          error={form.faultAt('pictures')}
          uploads={form.uploads}
          onChange={form.setPhotos}
        />
      </PageSection>
      {!hasOptions(form) && <SetSection form={form} />}
      <MediaFields form={form} />
      <PageSection title="說明">
        <Stack>
          {HTML_FIELDS.map((field) => (
            <PreviewedText
              key={field}
              name={field}
              label={fieldTitle(field)}
              hint={GOODS_COLUMNS[field].hint ?? ''}
              rows={field === 'prd_text_desc' ? 3 : 6}
              error={form.faultAt(field)}
              value={form.draft.typed[field] ?? ''}
              onType={(typed) => form.type(field, typed)}
            />
          ))}
        </Stack>
      </PageSection>
      <PageSection title="標示">
        <LabelFields form={form} />
      </PageSection>
    </Stack>
    <Stack $gap={32}>
      <SideFields form={form} />
      <PageSection title="陳列">
        <Stack>
          {PLACE_FIELDS.map((field) => (
            <CellField key={field} form={form} field={field} kind="number" />
          ))}
          <CellField form={form} field="u_date" kind="date" />
          <CellField form={form} field="sale_until" kind="moment" />
        </Stack>
      </PageSection>
    </Stack>
  </Columns>
);
