import type { RuleNames } from '@pinpu/shared/contracts/backoffice';
import type { RuleFaults } from '@pinpu/shared/domain';
import { Columns, FaultForm } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { PageSection, Stack, TextField } from '@pinpu/shared/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { withoutEnter } from '../../../../features/changes/long-form.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { ConditionsText } from './ConditionsText.tsx';
import { GoodsFields } from './GoodsFields.tsx';
import { RulePreview } from './RulePreview.tsx';
import { ruleSentence } from './rule-texts.ts';
import { TermsFields } from './TermsFields.tsx';
import { ruleOfTyped, type TypedRule, typedFaults } from './typed-rule.ts';

interface RuleFormProps {
  /** '' for a rule that is not stored yet. */
  id: string;
  typed: TypedRule;
  /** The names of what the stored rule refers to. */
  names: RuleNames;
  /** The stored values of changed fields. */
  stored?: Partial<TypedRule> | undefined;
  /** The server's messages about the last attempt, by part. */
  rejections: RuleFaults;
  /** Warnings about the stored rule that the page shows already. */
  named?: readonly string[];
  onType: (change: Partial<TypedRule>) => void;
  /** Called if the form has no faults. */
  onSend: () => void;
  /** Below the fields: buttons; and beside them: figures. */
  children: ReactNode;
  aside?: ReactNode;
}

/** The stored names, and those of what was chosen here. */
function useNames(stored: RuleNames) {
  const [chosen, setChosen] = useState<Partial<RuleNames>>({});
  const names = Object.fromEntries(
    Object.entries(stored).map(([of, known]) => [
      of,
      { ...chosen[of as keyof RuleNames], ...known },
    ]),
  ) as RuleNames;
  const add = (of: keyof RuleNames, id: string, name: string) =>
    setChosen((before) => ({ ...before, [of]: { ...before[of], [id]: name } }));
  return { names, add };
}

function storedText(stored: Partial<TypedRule> | undefined, typed: TypedRule, names: RuleNames) {
  if (!stored?.terms && !stored?.goods) return '';
  return `目前儲存的是：${ruleSentence(ruleOfTyped({ ...typed, ...stored }), names)}`;
}

/** The form of a rule: sentences, the sentence they make, conditions, and the preview. */
export function RuleForm(props: RuleFormProps) {
  const { id, typed, stored, rejections, named = [], onType, onSend, children, aside } = props;
  const [wrong, setWrong] = useState<RuleFaults>({});
  const { names, add } = useNames(props.names);
  const faults = { ...rejections, ...wrong };
  const rule = ruleOfTyped(typed);
  const isFaulty = () => {
    const found = typedFaults(typed);
    setWrong(found);
    return Object.keys(found).length > 0;
  };
  const type = (change: Partial<TypedRule>) => {
    setWrong({});
    onType(change);
  };
  const before = storedText(stored, typed, names);
  return (
    <Columns>
      <FaultForm faults={faults} onKeyDown={withoutEnter} onSend={() => !isFaulty() && onSend()}>
        <TextField
          label="名稱"
          hint={stored?.name === undefined ? '顧客在購物車和商品頁會看到' : `目前是 ${stored.name}`}
          autoComplete="off"
          maxLength={40}
          value={typed.name}
          error={faults.name ?? ''}
          onChange={({ currentTarget: { value } }) => type({ name: value })}
        />
        <PageSection title="優惠內容">
          <GoodsFields
            goods={typed.goods}
            names={names}
            fault={faults.scope ?? ''}
            onName={add}
            onChange={(goods) => type({ goods })}
          />
          <TermsFields
            terms={typed.terms}
            names={names}
            fault={faults.terms ?? ''}
            onName={add}
            onChange={(change) => type({ terms: { ...typed.terms, ...change } })}
          />
          <Result aria-live="polite">
            <b>{ruleSentence(rule, names)}</b>
            <span>
              <ConditionsText conditions={rule.conditions} />
            </span>
            {before !== '' && <small>{before}</small>}
          </Result>
        </PageSection>
        <PageSection title="期間與對象">
          <ConditionFields conditions={rule.conditions} faults={faults} onChange={type} />
        </PageSection>
        {children}
      </FaultForm>
      <Stack $gap={24}>
        <RulePreview id={id} rule={rule} named={named} isFaulty={isFaulty} />
        {aside}
      </Stack>
    </Columns>
  );
}

const Result = styled.p`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border-left: 4px solid ${theme.colour.seal};
  background: ${theme.colour.tint};
  overflow-wrap: anywhere;
  b { font-weight: ${theme.weight.medium}; }
  span, small { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
