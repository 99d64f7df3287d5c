import { OPTION_NAME_MAX } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Checkbox, Stack, TextField } from '@pinpu/shared/ui';
import { useId, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { addValues, changeOption } from '../draft/option-changes.ts';
import type { OptionDraft, ValueDraft } from '../draft/variants-draft.ts';
import type { VariantsForm } from '../use-variants-form.ts';
import { NewValues } from './NewValues.tsx';
import { OPTION_NAMES } from './option-names.ts';
import { type ValueActions, ValueItem } from './ValueItem.tsx';

interface OptionFieldsProps {
  form: VariantsForm;
  option: OptionDraft;
  at: number;
  /** Asks before a value is removed together with its variants. */
  onRemoveValue: (value: ValueDraft) => void;
}

function useValueActions({ form, option, onRemoveValue }: OptionFieldsProps): ValueActions {
  const setValues = (change: (values: readonly ValueDraft[]) => readonly ValueDraft[]) =>
    form.changeOptions((draft) =>
      changeOption(draft, option.id, (one) => ({ ...one, values: change(one.values) })),
    );
  const handlers: ValueActions = {
    change: ({ id }, fields) =>
      setValues((values) => values.map((one) => (one.id === id ? { ...one, ...fields } : one))),
    move: (value, to) =>
      setValues((values) => values.filter(({ id }) => id !== value.id).toSpliced(to, 0, value)),
    remove: onRemoveValue,
  };
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(
    () => ({
      change: (...args) => latest.current.change(...args),
      move: (...args) => latest.current.move(...args),
      remove: (...args) => latest.current.remove(...args),
    }),
    [],
  );
}

/** The values of an option, in their order. */
function Values(props: OptionFieldsProps) {
  const { form, option, at } = props;
  const actions = useValueActions(props);
  return (
    <List aria-label={`${option.name}的值`}>
      {option.values.map((value, place) => (
        <ValueItem
          key={value.id}
          {...{ value, actions }}
          at={place}
          count={option.values.length}
          hasColour={option.hasColours}
          fault={form.faultAt('', `options.${at}.values.${place}`)}
        />
      ))}
    </List>
  );
}

/** An option: its name and its values. */
export function OptionFields(props: OptionFieldsProps) {
  const { form, option, at } = props;
  const names = useId();
  const set = (fields: Partial<OptionDraft>) =>
    form.changeOptions((draft) => changeOption(draft, option.id, (one) => ({ ...one, ...fields })));
  return (
    <Inside>
      <Name>
        <TextField
          label="選項名稱"
          list={names}
          autoComplete="off"
          maxLength={OPTION_NAME_MAX}
          placeholder="例如：顏色"
          value={option.name}
          error={form.faultAt('', `options.${at}.name`)}
          onChange={({ currentTarget: { value } }) => set({ name: value })}
        />
        <datalist id={names}>
          {OPTION_NAMES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Checkbox
          label="用色塊顯示"
          checked={option.hasColours}
          onChange={({ currentTarget: { checked } }) => set({ hasColours: checked })}
        />
      </Name>
      {option.values.length > 0 && <Values {...props} />}
      <NewValues
        name={option.name}
        count={option.values.length}
        fault={form.faultAt('', `options.${at}.values`)}
        onAdd={(texts) => {
          const { draft, fault } = addValues(form.draft, option.id, texts);
          if (fault === '') form.changeOptions(() => draft);
          return fault;
        }}
      />
    </Inside>
  );
}

const Inside = styled(Stack)`
  padding: ${theme.space[16]};
`;

const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]} ${theme.space[24]};
  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 320px) auto;
    align-items: start;
    justify-content: start;
    > label { margin-top: 32px; }
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: ${theme.space[8]} ${theme.space[24]};
`;
