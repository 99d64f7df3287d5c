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
  const isWhole = after.options.length === 0;
  const ordered = isWhole ? 0 : dropped.filter((row) => row.ordered).length;
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
      confirmLabel={ordered > 0 ? `停售這 ${dropped.length} 種` : '刪除'}
      tone={ordered > 0 ? 'primary' : 'danger'}
      onCancel={onClose}
      onConfirm={() => {
        if (ordered > 0) switchOff();
        else form.changeOptions(() => after);
        onClose();
      }}
    >
      {ordered > 0 ? (
        <p>
          這 {dropped.length} 種規格中，{ordered} 種有訂單，不能刪除。可以改為停售，買家就買不到。
        </p>
      ) : (
        <p>會刪掉 {dropped.length} 種規格，儲存後生效。</p>
      )}
      {isWhole && <p>商品會改回單一規格，儲存後請確認售價和庫存。</p>}
    </ConfirmDialog>
  );
}
