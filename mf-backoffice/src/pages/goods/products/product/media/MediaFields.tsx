import { GOODS_COLUMNS, type GoodsField } from '@pinpu/shared/contracts/backoffice';
import { PageSection, Stack } from '@pinpu/shared/ui';
import { fieldTitle } from '../fields/field-title.ts';
import type { ProductForm } from '../use-product-form.ts';
import { ManualField } from './ManualField.tsx';
import { MediaGroup } from './MediaGroup.tsx';
import { SizeTableField } from './SizeTableField.tsx';
import { VideosField } from './VideosField.tsx';

/** Of one field: its text, and how it is changed. */
const cellIn = (form: ProductForm, field: GoodsField) => ({
  value: form.draft.typed[field] ?? '',
  onChange: (cell: string) => form.type(field, cell),
});

const about = (form: ProductForm, field: GoodsField) => ({
  hint: GOODS_COLUMNS[field].hint ?? '',
  error: form.faultAt(field),
});

/** Videos, manual and size table of a product. */
export const MediaFields = ({ form }: { form: ProductForm }) => (
  <>
    <PageSection title="影片與說明書">
      <Stack $gap={24}>
        <MediaGroup title={fieldTitle('videos')} {...about(form, 'videos')}>
          <VideosField {...cellIn(form, 'videos')} onSending={form.noteSending} />
        </MediaGroup>
        <MediaGroup title={fieldTitle('manual')} {...about(form, 'manual')}>
          <ManualField {...cellIn(form, 'manual')} onSending={form.noteSending} />
        </MediaGroup>
      </Stack>
    </PageSection>
    <PageSection title={fieldTitle('size_table')}>
      <SizeTableField {...cellIn(form, 'size_table')} {...about(form, 'size_table')} />
    </PageSection>
  </>
);
