import type { ShopProduct } from '@pinpu/shared/contracts/backoffice';
import { ConfirmDialog, Notice, Stack } from '@pinpu/shared/ui';
import { type ReactNode, useState } from 'react';
import { useFocusFault, withoutEnter } from '../../../../features/changes/long-form.ts';
import { SaveBar } from '../../../../features/changes/SaveBar.tsx';
import { UnsavedGuard } from '../../../../features/changes/UnsavedGuard.tsx';
import { draftWarnings } from './draft-warnings.ts';
import { ForeignChanges } from './ForeignChanges.tsx';
import { ProductFields } from './ProductFields.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';

function stateText({ isUploading, isDirty, isSaved }: ProductForm): string {
  if (isUploading) return '檔案上傳中';
  if (isDirty) return '有變更還沒儲存';
  return isSaved ? '已儲存' : '';
}

/** Saves a form; prices that are probably wrong are confirmed first. */
function useConfirmedSave(form: ProductForm) {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const save = () => {
    const found = form.isSaving ? [] : draftWarnings(form.draft);
    setWarnings(found);
    if (found.length === 0) form.save();
  };
  const question = (
    <ConfirmDialog
      open={warnings.length > 0}
      title="請確認價格"
      cancelLabel="回去修改"
      confirmLabel="仍要儲存"
      onCancel={() => setWarnings([])}
      onConfirm={() => {
        setWarnings([]);
        form.save();
      }}
    >
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </ConfirmDialog>
  );
  return { save, question };
}

interface ProductEditorProps {
  /** The product's code, '' for a new one. */
  code: string;
  product: ShopProduct | undefined;
  onSaved: (product: ShopProduct) => void;
  /** Whether something else on the page is unsaved, too. */
  isUnsaved?: boolean;
  children?: ReactNode;
}

/** The form of a product; `children` are shown below its heading. */
export function ProductEditor({
  code,
  product,
  onSaved,
  isUnsaved = false,
  children,
}: ProductEditorProps) {
  const form = useProductForm(code, product, onSaved);
  const place = useFocusFault(form.failedAt);
  const { save, question } = useConfirmedSave(form);
  return (
    <form
      ref={place}
      noValidate
      onKeyDown={withoutEnter}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <UnsavedGuard active={form.isDirty || form.isUploading || isUnsaved} />
      {question}
      <Stack $gap={24}>
        {children}
        {form.rejection !== '' && (
          <Notice variant="danger" message={form.rejection}>
            {form.foreign.length > 0 && <ForeignChanges changes={form.foreign} />}
          </Notice>
        )}
        <ProductFields form={form} />
        <SaveBar
          state={stateText(form)}
          isDirty={form.isDirty}
          isSaving={form.isSaving}
          isWaiting={form.isUploading}
          onDiscard={form.discard}
        />
      </Stack>
    </form>
  );
}
