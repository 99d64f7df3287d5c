import { ConfirmDialog } from '@pinpu/shared/ui';
import { droppedRows } from '../draft/option-changes.ts';
import type { VariantsDraft } from '../draft/variants-draft.ts';
import type { VariantsForm } from '../use-variants-form.ts';

/** A change that removes variants. */
export interface Removal {
  title: string;
  after: VariantsDraft;
}

interface RemovalQuestionProps {
  form: VariantsForm;
  removal: Removal;
  onClose: () => void;
}

/**
 * Asks before variants are removed, and says how many. Those that somebody has ordered are only switched off, since
 * orders name them.
 */
export function RemovalQuestion({
  form,
  removal: { title, after },
  onClose,
}: RemovalQuestionProps) {
  const dropped = droppedRows(form.draft, after);
  const ordered = dropped.filter((row) => row.ordered);
  const isWhole = after.options.length === 0;
  const switchOff = () => {
    const ids = new Set(dropped.map(({ id }) => id));
    form.change((draft) => ({
      ...draft,
      rows: draft.rows.map((row) => (ids.has(row.id) ? { ...row, enabled: false } : row)),
    }));
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={ordered.length > 0 ? `停售這 ${dropped.length} 種` : '刪除'}
      tone={ordered.length > 0 ? 'primary' : 'danger'}
      onCancel={onClose}
      onConfirm={() => {
        if (ordered.length > 0) switchOff();
        else form.changeOptions(() => after);
        onClose();
      }}
    >
      <p>會刪掉 {dropped.length} 種規格。儲存後才會生效。</p>
      {ordered.length > 0 && (
        <p>其中 {ordered.length} 種已經有訂單，不能刪除。您可以改為停售，買家就買不到。</p>
      )}
      {isWhole && ordered.length === 0 && <p>商品會改回單一規格，請再確認售價和庫存。</p>}
    </ConfirmDialog>
  );
}
