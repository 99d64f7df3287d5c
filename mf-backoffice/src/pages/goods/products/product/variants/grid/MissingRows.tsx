import { VARIANTS_MAX } from '@pinpu/shared/domain';
import { Chip, Disclosure, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { addRow, missingRows } from '../draft/option-changes.ts';
import { rowName } from '../draft/variants-draft.ts';
import type { VariantsForm } from '../use-variants-form.ts';

const MOST = 100;

/** The combinations that are not sold; each can be added again. */
export function MissingRows({ form }: { form: VariantsForm }) {
  const missing = missingRows(form.draft);
  const isFull = form.draft.rows.length >= VARIANTS_MAX;
  if (missing.length === 0) return null;
  return (
    <Disclosure summary={`不販售的組合（${missing.length}）`}>
      <Stack $gap={8}>
        <Row $gap={8}>
          {missing.slice(0, MOST).map((values) => {
            const name = rowName(form.draft.options, { values });
            return (
              <Chip
                key={name}
                type="button"
                disabled={isFull}
                aria-label={`加回 ${name}`}
                onClick={() => form.change((draft) => addRow(draft, values))}
              >
                ＋{name}
              </Chip>
            );
          })}
        </Row>
        <Soft $small>
          {isFull ? `最多 ${VARIANTS_MAX} 種規格，不能再加。` : '按一下就加回規格表。'}
          {missing.length > MOST && `只列出前 ${MOST} 種。`}
        </Soft>
      </Stack>
    </Disclosure>
  );
}
