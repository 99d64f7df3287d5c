import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { parcelName, TEMPERATURES, type Temperature } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Checkbox, IconButton, Notice, Row, Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { useRowKeys } from '../../../../features/ordered/use-row-keys.ts';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import type { Fees, RulesProps } from './rules-draft.ts';

/** The values that the form starts with: one fee for any weight. */
const USUAL: Readonly<Record<Temperature, Fees>> = {
  room: { steps: [{ up_to: 0, fee: 100 }], free_amt: 0 },
  chilled: { steps: [{ up_to: 0, fee: 160 }], free_amt: 0 },
  frozen: { steps: [{ up_to: 0, fee: 180 }], free_amt: 0 },
};

interface StepsProps {
  fees: Fees;
  field: string;
  faults: readonly SettingFault[];
  onChange: (fees: Fees) => void;
}

/** The steps of a fee by weight, the lightest first. */
function StepsFields({ fees, field, faults, onChange }: StepsProps) {
  const { rows, change } = useRowKeys(fees.steps, (steps) => onChange({ ...fees, steps }));
  const replace = (key: string, step: Fees['steps'][number]) =>
    change(rows.map((row) => (row.key === key ? { key, item: step } : row)));
  const last = fees.steps.at(-1);
  return (
    <Stack $gap={8}>
      {rows.map(({ key, item }, at) => (
        <Step key={key} role="group" aria-label={`第 ${at + 1} 級`}>
          <AmountField
            label="最重（公克）"
            optional
            value={item.up_to || undefined}
            error={faultAt(faults, `${field}.steps[${at}].up_to`)}
            onChange={(up_to = 0) => replace(key, { ...item, up_to })}
          />
          <AmountField
            label="運費（元）"
            value={item.fee}
            error={faultAt(faults, `${field}.steps[${at}].fee`)}
            onChange={(fee = 0) => replace(key, { ...item, fee })}
          />
          {rows.length > 1 && (
            <IconButton
              icon="trash"
              aria-label={`移除第 ${at + 1} 級`}
              onClick={() => change(rows.filter((row) => row.key !== key))}
            />
          )}
        </Step>
      ))}
      <Row>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            onChange({ ...fees, steps: [...fees.steps, { up_to: 0, fee: last?.fee ?? 0 }] })
          }
        >
          加一級
        </Button>
      </Row>
      <AmountField
        label="滿多少免運（元）"
        optional
        hint="以整筆訂單的商品金額計算，空白是不免運。"
        value={fees.free_amt || undefined}
        error={faultAt(faults, `${field}.free_amt`)}
        onChange={(free_amt = 0) => onChange({ ...fees, free_amt })}
      />
    </Stack>
  );
}

/** Fees by weight, instead of the fees of products; each temperature by itself. */
export const FeesFields = ({ rules, faults, unweighed, onChange }: RulesProps) => (
  <Stack $gap={8} role="group" aria-label="依重量的運費">
    <b>依重量的運費</b>
    <Soft>
      勾選的溫層不看商品的運費，改看包裹的重量。最後一級的重量空白就是不限；超過最後一級的包裹不能結帳。
    </Soft>
    {unweighed > 0 && Object.values(rules.fees).some(Boolean) && (
      <Notice
        variant="warning"
        message={`有 ${unweighed} 件上架的商品沒有填重量，以 0 公克計算。`}
      />
    )}
    {TEMPERATURES.map((temperature) => {
      const fees = rules.fees[temperature];
      const change = (one: Fees | undefined) =>
        onChange({ fees: { ...rules.fees, [temperature]: one } });
      return (
        <Stack key={temperature} $gap={8} role="group" aria-label={parcelName(temperature)}>
          <Checkbox
            label={parcelName(temperature)}
            checked={fees !== undefined}
            onChange={({ currentTarget: { checked } }) =>
              change(checked ? USUAL[temperature] : undefined)
            }
          />
          {fees && (
            <Inset>
              <StepsFields
                fees={fees}
                field={`shipping_rules.fees.${temperature}`}
                faults={faults}
                onChange={change}
              />
            </Inset>
          )}
        </Stack>
      );
    })}
  </Stack>
);

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) ${theme.width.touch};
  align-items: start;
  gap: ${theme.space[8]};
  > button { margin-top: ${theme.space[32]}; }
`;

const Inset = styled.div`
  padding-left: ${theme.space[12]};
  border-left: ${theme.border.edge};
`;
