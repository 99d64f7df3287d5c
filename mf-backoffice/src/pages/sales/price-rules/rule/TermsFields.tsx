import { FaultText } from '@pinpu/shared/staff';
import { Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { AddOnFields } from './AddOnFields.tsx';
import { ChoiceWord, Lead, NumberWord, Sentence } from './Sentence.tsx';
import { StepsFields } from './StepsFields.tsx';
import type { TermsFieldsProps } from './terms-fields-props.ts';
import type { TypedKind } from './typed-rule.ts';

const KINDS: Readonly<Record<TypedKind, string>> = {
  ...{ off: '滿額、滿件折扣', free: '買 N 送 M', nth: '第 N 件打折', bundle: '任選 N 件一個價' },
  ...{ gift: '滿額、滿件贈品', 'add-on': '加價購', shipping: '免運費' },
};

const HINTS: Readonly<Record<TypedKind, string>> = {
  off: '折扣依適用商品的金額計算，在任選、買送、加價購之後。',
  free: '同一組裡最便宜的免費。',
  nth: '同一組裡最便宜的打折。',
  bundle: '同一組超過這個價錢才會套用。',
  gift: '贈品會自動加入訂單並扣庫存；沒有庫存時不送。',
  'add-on': '加購商品不計入門檻。',
  shipping: '折扣之後的金額或件數達到門檻，整筆訂單免運費。',
};

const GroupFields = ({ terms, fault, onChange }: TermsFieldsProps) => {
  const pieces = (label: string) => (
    <NumberWord
      label={label}
      value={terms.pieces}
      error={fault}
      onType={(value) => onChange({ pieces: value })}
    />
  );
  const reduced = (label: string) => (
    <NumberWord
      label={label}
      value={terms.reduced}
      onType={(value) => onChange({ reduced: value })}
    />
  );
  if (terms.kind === 'free')
    return (
      <Sentence>
        買{pieces('買幾件')}件，送{reduced('送幾件')}件
      </Sentence>
    );
  if (terms.kind === 'nth')
    return (
      <Sentence>
        每{pieces('每幾件')}件，最便宜的{reduced('幾件打折')}件打
        <NumberWord label="打幾折" value={terms.fold} onType={(fold) => onChange({ fold })} />折
      </Sentence>
    );
  return (
    <Sentence>
      任選{pieces('任選幾件')}件，共 NT$
      <NumberWord label="任選的價錢" value={terms.price} onType={(price) => onChange({ price })} />
    </Sentence>
  );
};

function KindFields(props: TermsFieldsProps) {
  const { kind } = props.terms;
  if (kind === 'off' || kind === 'gift' || kind === 'shipping') return <StepsFields {...props} />;
  return kind === 'add-on' ? <AddOnFields {...props} /> : <GroupFields {...props} />;
}

/** 就…: what a rule does. */
export function TermsFields(props: TermsFieldsProps) {
  const { terms, fault, onChange } = props;
  return (
    <Stack>
      <Sentence>
        <Lead>就</Lead>
        <ChoiceWord
          label="優惠方式"
          value={terms.kind}
          options={KINDS}
          onChoose={(kind) => onChange({ kind })}
        />
      </Sentence>
      <KindFields {...props} />
      <FaultText fault={fault} />
      <Soft>{HINTS[terms.kind]}</Soft>
    </Stack>
  );
}
