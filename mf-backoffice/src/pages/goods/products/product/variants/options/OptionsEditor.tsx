import { OPTIONS_MAX, VARIANTS_MAX } from '@pinpu/shared/domain';
import { Button, Chip, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { type ReactNode, useState } from 'react';
import { OrderedList } from '../../../../../../features/ordered/OrderedList.tsx';
import {
  addOption,
  droppedRows,
  removeOption,
  removeValue,
  withOptions,
} from '../draft/option-changes.ts';
import type { OptionDraft, VariantsDraft } from '../draft/variants-draft.ts';
import type { VariantsForm } from '../use-variants-form.ts';
import { OptionFields } from './OptionFields.tsx';
import { OPTION_NAMES } from './option-names.ts';
import { type Removal, RemovalQuestion } from './RemovalQuestion.tsx';

/** The buttons that add an option, by a suggested name or another, and beside them the one that removes all. */
function NewOption({ form, children }: { form: VariantsForm; children: ReactNode }) {
  const { options } = form.draft;
  if (options.length >= OPTIONS_MAX)
    return (
      <Row>
        <Soft $small>最多 {OPTIONS_MAX} 種選項，已經都用了。</Soft>
        {children}
      </Row>
    );
  const used = options.map(({ name }) => name);
  const add = (name: string) => form.changeOptions((draft) => addOption(draft, name));
  return (
    <Stack $gap={8}>
      <Row role="group" aria-label="新增選項" $gap={8}>
        {OPTION_NAMES.filter((name) => !used.includes(name)).map((name) => (
          <Chip key={name} type="button" onClick={() => add(name)}>
            ＋{name}
          </Chip>
        ))}
        <Chip type="button" onClick={() => add('')}>
          ＋其他
        </Chip>
        {children}
      </Row>
      <Soft $small>
        買家要選的項目。最多 {OPTIONS_MAX} 種選項、{VARIANTS_MAX} 種規格，現在有{' '}
        {form.draft.rows.length} 種規格。
      </Soft>
    </Stack>
  );
}

/** The options of a product and their values. */
export function OptionsEditor({ form }: { form: VariantsForm }) {
  const [removal, setRemoval] = useState<Removal>();
  const { draft, changeOptions } = form;
  const remove = (title: string, after: VariantsDraft) => {
    if (droppedRows(draft, after).length === 0) changeOptions(() => after);
    else setRemoval({ title, after });
  };
  const change = (items: readonly OptionDraft[]) => {
    const gone = draft.options.find((option) => !items.includes(option));
    if (gone) remove(`刪除選項「${gone.name}」`, removeOption(draft, gone.id));
    else changeOptions((one) => withOptions(one, items));
  };
  return (
    <Stack>
      {draft.options.length > 0 && (
        <OrderedList
          label="選項"
          items={draft.options}
          keyOf={({ id }) => id}
          nameOf={({ name }, at) => name || `選項 ${at + 1}`}
          onChange={change}
        >
          {(option, at) => (
            <OptionFields
              {...{ form, option, at }}
              onRemoveValue={({ id, value }) =>
                remove(`刪除「${value}」`, removeValue(draft, option.id, id))
              }
            />
          )}
        </OrderedList>
      )}
      <NewOption form={form}>
        {draft.base.options.length > 0 && draft.options.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => remove('改回單一規格', { ...draft, options: [], rows: [] })}
          >
            改回單一規格
          </Button>
        )}
      </NewOption>
      {removal && <RemovalQuestion {...{ form, removal }} onClose={() => setRemoval(undefined)} />}
    </Stack>
  );
}
