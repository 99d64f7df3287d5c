import type {
  BackofficeSettings,
  SettingFault,
  StoredSettings,
} from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { Checkbox, Disclosure, Notice, Row, Stack } from '@pinpu/shared/ui';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { RowBox } from '../../../../features/settings/RowBox.tsx';

export type PayWaySetting = NonNullable<StoredSettings['pay_ways']>[number];

interface PayWayFormProps {
  way: PayWaySetting;
  /** What the payment provider supports for this way; undefined if it does not support it. */
  able: BackofficeSettings['able']['ways'][number] | undefined;
  field: string;
  faults: readonly SettingFault[];
  onChange: (way: PayWaySetting) => void;
}

/** The numbers of instalments offered. */
function Periods({ way, able, onChange }: PayWayFormProps) {
  const chosen = way.periods ?? [];
  return (
    <Row role="group" aria-label="分期期數">
      {(able?.periods ?? []).map((period) => (
        <Checkbox
          key={period}
          label={`${period} 期`}
          checked={chosen.includes(period)}
          onChange={({ currentTarget: { checked } }) => {
            const others = chosen.filter((one) => one !== period);
            const periods = checked ? [...others, period] : others;
            onChange({ ...way, periods: periods.toSorted((a, b) => a - b) });
          }}
        />
      ))}
    </Row>
  );
}

/** The limits of one pay way; they can't be wider than the provider's. */
export function PayWayForm(props: PayWayFormProps) {
  const { way, able, field, faults, onChange } = props;
  return (
    <RowBox>
      {able === undefined ? (
        <Notice variant="warning" message="目前的金流不支援，顧客看不到這種付款方式。" />
      ) : (
        <>
          {able.periods.length > 0 && <Periods {...props} />}
          <Disclosure
            summary="金額限制"
            defaultOpen={way.min_amt !== undefined || way.max_amt !== undefined}
          >
            <Stack>
              <AmountField
                label="最低金額（元）"
                optional
                value={way.min_amt}
                hint={`金流最低 ${formatTwd(able.min_amt)}`}
                error={faultAt(faults, `${field}.min_amt`)}
                onChange={(min_amt) => onChange({ ...way, min_amt })}
              />
              <AmountField
                label="最高金額（元）"
                optional
                value={way.max_amt}
                hint={`金流最高 ${formatTwd(able.max_amt)}`}
                error={faultAt(faults, `${field}.max_amt`)}
                onChange={(max_amt) => onChange({ ...way, max_amt })}
              />
            </Stack>
          </Disclosure>
        </>
      )}
    </RowBox>
  );
}
