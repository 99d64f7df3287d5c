import { RULE_STEPS_MAX, type RuleMeasure } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, IconButton, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { findVariants } from '../../../../features/products/found-variants.ts';
import { SearchPick } from '../../../../features/products/SearchPick.tsx';
import { ChosenList } from './ChosenList.tsx';
import { nameIn } from './rule-texts.ts';
import { ChoiceWord, NumberWord, Sentence } from './Sentence.tsx';
import type { TermsFieldsProps } from './terms-fields-props.ts';
import { EMPTY_STEP, type TypedOff, type TypedStep } from './typed-rule.ts';

const MEASURES: Readonly<Record<RuleMeasure, string>> = { amount: '金額', pieces: '件數' };

const OFFS: Readonly<Record<TypedOff, string>> = {
  ...{ amount: '折金額', percent: '打折', each: '每滿一次都折金額' },
};

interface StepProps extends TermsFieldsProps {
  step: TypedStep;
  at: number;
  onStep: (change: Partial<TypedStep>) => void;
}

function From({ terms, step, at, fault, onStep }: StepProps) {
  const each = terms.kind === 'off' && terms.off === 'each' ? '每' : '';
  const isAmount = terms.by === 'amount';
  return (
    <>
      {each}滿{isAmount && ' NT$'}
      <NumberWord
        label={`第 ${at + 1} 個門檻`}
        value={step.from}
        error={at === 0 ? fault : ''}
        onType={(from) => onStep({ from })}
      />
      {isAmount ? '，' : '件，'}
    </>
  );
}

function Off({ terms, step, at, onStep }: StepProps) {
  const isPercent = terms.off === 'percent';
  const label = `第 ${at + 1} 個${isPercent ? '折數' : '折扣金額'}`;
  return (
    <>
      {isPercent ? '打' : '折 NT$'}
      <NumberWord label={label} value={step.value} onType={(value) => onStep({ value })} />
      {isPercent && '折'}
    </>
  );
}

function Gift({ names, onName, step, at, onStep }: StepProps) {
  const { prd_id } = step;
  const choose = (id: string, name: string) => {
    onName('goods', id, name);
    onStep({ prd_id: id });
  };
  if (prd_id === '')
    return (
      <SearchPick
        {...{ label: `第 ${at + 1} 個贈品`, name: 'rule-gift', chosen: [], error: '' }}
        nothing="沒有符合的商品。"
        search={findVariants}
        onChoose={({ id, name }) => choose(id, name)}
      />
    );
  const name = nameIn(names.goods, prd_id);
  return (
    <ChosenList
      label={`第 ${at + 1} 個贈品`}
      items={[{ key: prd_id, kind: '贈品', name, onRemove: () => onStep({ prd_id: '' }) }]}
    />
  );
}

function Step(props: StepProps) {
  const { terms, step, at, onStep } = props;
  return (
    <>
      <Sentence>
        <From {...props} />
        {terms.kind === 'off' && <Off {...props} />}
        {terms.kind === 'shipping' && '免運費'}
        {terms.kind === 'gift' && (
          <>
            送
            <NumberWord
              label={`第 ${at + 1} 個贈品的件數`}
              value={step.qty}
              onType={(qty) => onStep({ qty })}
            />
            件
          </>
        )}
      </Sentence>
      {terms.kind === 'gift' && <Gift {...props} />}
    </>
  );
}

function Measures({ terms, onChange }: TermsFieldsProps) {
  return (
    <Sentence>
      依
      <ChoiceWord
        label="門檻的單位"
        value={terms.by}
        options={MEASURES}
        onChoose={(by) => onChange({ by })}
      />
      {terms.kind === 'off' && (
        <ChoiceWord
          label="折扣方式"
          value={terms.off}
          options={OFFS}
          onChoose={(off) =>
            onChange({ off, ...(off === 'each' && { steps: terms.steps.slice(0, 1) }) })
          }
        />
      )}
    </Sentence>
  );
}

/** One sentence for each step: 滿 1000 折 100, 滿 2000 打 9 折, 滿 3 件送 … */
export function StepsFields(props: TermsFieldsProps) {
  const { terms, onChange } = props;
  const isShipping = terms.kind === 'shipping';
  // Free shipping has one step, and so has what counts each time.
  const steps = isShipping ? [{ ...EMPTY_STEP, from: terms.from }] : terms.steps;
  const isSingle = isShipping || (terms.kind === 'off' && terms.off === 'each');
  const change = (next: TypedStep[]) =>
    onChange(isShipping ? { from: next[0]?.from ?? '' } : { steps: next });
  return (
    <Stack>
      <Measures {...props} />
      <Steps aria-label="門檻">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place; its texts are in the draft.
          <li key={at}>
            <Stack $gap={8}>
              <Step
                {...props}
                step={step}
                at={at}
                onStep={(typed) =>
                  change(steps.map((one, n) => (n === at ? { ...one, ...typed } : one)))
                }
              />
            </Stack>
            {steps.length > 1 && (
              <IconButton
                icon="trash"
                aria-label={`移除第 ${at + 1} 個門檻`}
                onClick={() => change(steps.filter((_, n) => n !== at))}
              />
            )}
          </li>
        ))}
      </Steps>
      {!isSingle && steps.length < RULE_STEPS_MAX && (
        <div>
          <Button variant="quiet" size="small" onClick={() => change([...steps, EMPTY_STEP])}>
            ＋ 再加一個門檻
          </Button>
        </div>
      )}
    </Stack>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${theme.space[8]};
  }
`;
