import { PageSection, Stack } from '@pinpu/shared/ui';
import type { ProductForm } from '../use-product-form.ts';
import { CellField } from './CellField.tsx';

/** Until when a product can be pre-ordered once it is out of stock, when that leaves, and how many are accepted. */
export const PreorderFields = ({
  form,
  hasOptions,
}: {
  form: ProductForm;
  hasOptions: boolean;
}) => (
  <PageSection title="預購">
    <Stack>
      <CellField form={form} field="preorder_until" kind="moment" />
      <CellField form={form} field="preorder_ships" kind="date" />
      {hasOptions ? (
        <p>預購數量請在規格表填寫。</p>
      ) : (
        <CellField
          form={form}
          field="pre_left"
          kind="number"
          hint="還能接受預購幾件。預購賣出時不扣庫存：到貨後，庫存請填扣掉預購的件數。"
        />
      )}
    </Stack>
  </PageSection>
);
