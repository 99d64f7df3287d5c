import type { ShopProduct } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import { Button, ConfirmDialog, Notice, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { UnsavedGuard } from '../../../../features/changes/UnsavedGuard.tsx';
import { draftWarnings } from './draft-warnings.ts';
import { ForeignChanges } from './ForeignChanges.tsx';
import { ProductFields } from './ProductFields.tsx';
import { type ProductForm, useProductForm } from './use-product-form.ts';

function stateText({ isUploading, isDirty, isSaved }: ProductForm): string {
  if (isUploading) return '照片上傳中';
  if (isDirty) return '有變更還沒儲存';
  return isSaved ? '已儲存' : '';
}

function SaveBar({ form }: { form: ProductForm }) {
  const { isDirty, isSaving, isUploading } = form;
  return (
    <Bar>
      <Soft role="status">{stateText(form)}</Soft>
      <Row $gap={8}>
        {isDirty && !isSaving && (
          <Button variant="quiet" onClick={form.discard}>
            放棄變更
          </Button>
        )}
        <Button type="submit" busy={isSaving} disabled={!isDirty || isUploading}>
          儲存
        </Button>
      </Row>
    </Bar>
  );
}

/** Moves the focus to the first rejected field, after every attempt. */
function useFocusFault(failedAt: number) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failedAt === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.scrollIntoView?.({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [failedAt]);
  return place;
}

/** Enter in a field does not submit: a long form is saved only by its button. */
const withoutEnter = (event: KeyboardEvent) => {
  const { key, target, nativeEvent } = event;
  const isTyped = target instanceof HTMLInputElement && !nativeEvent.isComposing;
  if (key === 'Enter' && isTyped) event.preventDefault();
};

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
  children?: ReactNode;
}

/** The form of a product; `children` are shown below its heading. */
export function ProductEditor({ code, product, onSaved, children }: ProductEditorProps) {
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
      <UnsavedGuard active={form.isDirty} />
      {question}
      <Stack $gap={24}>
        {children}
        {form.rejection !== '' && (
          <Notice variant="danger" message={form.rejection}>
            {form.foreign.length > 0 && <ForeignChanges changes={form.foreign} />}
          </Notice>
        )}
        <ProductFields form={form} />
        <SaveBar form={form} />
      </Stack>
    </form>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: ${theme.frame.panel};
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[16]};
  padding-block: ${theme.space[12]};
  border-top: ${theme.border.edge};
  background: ${theme.colour.paper};
`;
