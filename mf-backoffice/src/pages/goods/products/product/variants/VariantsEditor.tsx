import type { ShopVariants } from '@pinpu/shared/contracts/backoffice';
import { theme } from '@pinpu/shared/theme';
import { Button, ConfirmDialog, Notice, Row, Stack, useMediaQuery } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ChangeList } from '../../../../../features/changes/ChangeList.tsx';
import { useFocusFault, withoutEnter } from '../../../../../features/changes/long-form.ts';
import { SaveBar } from '../../../../../features/changes/SaveBar.tsx';
import { variantWarnings } from './draft/variant-warnings.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { FillBar } from './grid/FillBar.tsx';
import { MissingRows } from './grid/MissingRows.tsx';
import { VariantList } from './grid/VariantList.tsx';
import { VariantTable } from './grid/VariantTable.tsx';
import { OptionsEditor } from './options/OptionsEditor.tsx';
import { useVariantsForm, type VariantsForm } from './use-variants-form.ts';

const MOST_WARNINGS = 10;

/** Saves the editor; prices that are probably wrong are confirmed first. */
function useConfirmedSave(form: VariantsForm) {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const save = () => {
    if (form.isSaving || !form.check()) return;
    const found = variantWarnings(form.draft);
    setWarnings(found);
    if (found.length === 0) form.save();
  };
  const rest = warnings.length - MOST_WARNINGS;
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
      {warnings.slice(0, MOST_WARNINGS).map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {rest > 0 && <p>還有 {rest} 項。</p>}
    </ConfirmDialog>
  );
  return { save, question };
}

function stateText({ isDirty, isSaved, draft: { options, rows, base } }: VariantsForm): string {
  if (isDirty && options.length === 0 && base.options.length > 0) return '儲存後改回單一規格';
  if (isDirty) return '規格有變更還沒儲存';
  if (!isSaved) return '';
  return rows.length === 0 ? '已改回單一規格' : `已儲存 ${rows.length} 種規格`;
}

/** The last change of several cells, with a button that reverts it. */
const Bulk = ({ form: { bulk, undo } }: { form: VariantsForm }) => (
  // Rendered before there is a message, so that screen readers announce all of it.
  <Row role="status" $gap={8}>
    {bulk && <Soft>{bulk.text}</Soft>}
    {bulk?.before && (
      <Button size="small" variant="secondary" onClick={undo}>
        復原
      </Button>
    )}
  </Row>
);

/** The stock of the product before it had options, which nobody has distributed yet. */
function StockNote({ form }: { form: VariantsForm }) {
  const { base } = form.draft;
  if (base.options.length > 0 || base.base.on_hand === 0) return null;
  const { on_hand, reserved } = base.base;
  return (
    <Soft $small>
      原本的庫存是 {on_hand} 件{reserved > 0 && `（訂單已保留 ${reserved} 件）`}
      ，請分配到各種規格。
    </Soft>
  );
}

interface GridProps {
  form: VariantsForm;
  pictures: readonly string[];
  opened: string;
  onOpen: (row: string) => void;
}

/** The variants: a table, or a list on phones. */
function Variants({ form, pictures, opened, onOpen }: GridProps) {
  const isPhone = useMediaQuery(theme.media.phone.replace('@media ', ''));
  if (form.draft.rows.length === 0) return null;
  return (
    <Stack $gap={8}>
      <StockNote form={form} />
      <FillBar form={form} pictures={pictures} />
      <Bulk form={form} />
      {isPhone ? (
        <VariantList {...{ form, pictures, opened, onOpen }} />
      ) : (
        <VariantTable {...{ form, pictures }} />
      )}
      <MissingRows form={form} />
    </Stack>
  );
}

interface VariantsEditorProps {
  data: ShopVariants;
  /** Addresses of the product's pictures. */
  pictures: readonly string[];
  onDirty: (isDirty: boolean) => void;
}

/** The editor of a product's options and variants. */
export function VariantsEditor({ data, pictures, onDirty }: VariantsEditorProps) {
  const form = useVariantsForm(data);
  const { save, question } = useConfirmedSave(form);
  const [opened, setOpened] = useState('');
  const place = useFocusFault(form.failedAt);
  const { isDirty } = form;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
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
      {question}
      <Inside>
        {form.rejection !== '' && (
          <Notice variant="danger" message={form.rejection}>
            {form.foreign.length > 0 && <ChangeList changes={form.foreign} />}
          </Notice>
        )}
        <FaultSummary form={form} onOpen={setOpened} />
        <OptionsEditor form={form} />
        <Variants {...{ form, pictures, opened }} onOpen={setOpened} />
        <SaveBar
          state={stateText(form)}
          isDirty={isDirty}
          isSaving={form.isSaving}
          saveLabel="儲存規格"
          discardLabel="放棄規格的變更"
          onDiscard={form.discard}
        />
      </Inside>
    </form>
  );
}

const Inside = styled(Stack)`
  gap: ${theme.space[16]};
`;
