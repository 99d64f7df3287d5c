import {
  SHIPPING_WAYS,
  type ShippingWay,
  TEMPERATURE_NAMES,
  TEMPERATURES,
  wayLimits,
} from '@pinpu/shared/domain';
import { Checkbox, Notice, Row, Stack } from '@pinpu/shared/ui';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import type { Limits, RulesProps } from './rules-draft.ts';

const NAMES: Readonly<Record<ShippingWay, string>> = { home: '宅配', store: '超商取貨' };

interface LimitsProps {
  limits: Limits;
  field: string;
  faults: RulesProps['faults'];
  onChange: (limits: Limits) => void;
}

function LimitsFields({ limits, field, faults, onChange }: LimitsProps) {
  const error = faultAt(faults, `${field}.temperatures`);
  return (
    <>
      <Row>
        {TEMPERATURES.map((temperature) => (
          <Checkbox
            key={temperature}
            label={TEMPERATURE_NAMES[temperature]}
            checked={limits.temperatures.includes(temperature)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({
                ...limits,
                temperatures: TEMPERATURES.filter((one) =>
                  one === temperature ? checked : limits.temperatures.includes(one),
                ),
              })
            }
          />
        ))}
      </Row>
      {error !== '' && <Notice variant="danger" message={error} />}
      <AmountField
        label="一個包裹最重（公克）"
        optional
        hint="10 公斤是 10000，空白是不限。"
        value={limits.max_weight || undefined}
        error={faultAt(faults, `${field}.max_weight`)}
        onChange={(max_weight = 0) => onChange({ ...limits, max_weight })}
      />
      <AmountField
        label="一件商品的材積最大（公分）"
        optional
        hint="長、寬、高合計，空白是不限。"
        value={limits.max_size || undefined}
        error={faultAt(faults, `${field}.max_size`)}
        onChange={(max_size = 0) => onChange({ ...limits, max_size })}
      />
    </>
  );
}

/** The temperatures, weight and size that each way carries. */
export const WaysFields = ({ rules, faults, unweighed, onChange }: RulesProps) => (
  <Stack $gap={16} role="group" aria-label="各種配送方式能送的商品">
    <b>各種配送方式能送的商品</b>
    {unweighed > 0 && SHIPPING_WAYS.some((way) => wayLimits(rules, way).max_weight > 0) && (
      <Notice
        variant="warning"
        message={`有 ${unweighed} 件上架的商品沒有填重量，以 0 公克計算。`}
      />
    )}
    {SHIPPING_WAYS.map((way) => (
      <Stack key={way} $gap={8} role="group" aria-label={NAMES[way]}>
        <span>{NAMES[way]}</span>
        <LimitsFields
          limits={wayLimits(rules, way)}
          field={`shipping_rules.ways.${way}`}
          faults={faults}
          onChange={(limits) => onChange({ ways: { ...rules.ways, [way]: limits } })}
        />
      </Stack>
    ))}
  </Stack>
);
