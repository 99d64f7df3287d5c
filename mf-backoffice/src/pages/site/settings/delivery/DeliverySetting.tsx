import type { StoredSettings } from '@pinpu/shared/contracts/backoffice';
import { Checkbox, Stack, TextField } from '@pinpu/shared/ui';
import { LinesField } from '../../../../features/fields/LinesField.tsx';
import { WeekdayChoice } from '../../../../features/fields/WeekdayChoice.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../../features/settings/SettingsPage.tsx';
import { TransitFields } from './TransitFields.tsx';

type Plan = NonNullable<StoredSettings['delivery']>;

/** The values that the form starts with; a shop is expected to change them. */
const USUAL: Plan = {
  cut_off: '14:00',
  ship_weekdays: [1, 2, 3, 4, 5],
  arrival_weekdays: [1, 2, 3, 4, 5, 6],
  closed_days: [],
  transit: { main: { min: 1, max: 2 } },
};

const isOfClosedDays = (at: string) => at.startsWith('delivery.closed_days');

function PlanFields({ draft, faults, plan }: EditorProps & { plan: Plan }) {
  const change = (fields: Partial<Plan>) => draft.change('delivery', { ...plan, ...fields });
  return (
    <Stack>
      <TextField
        label="截單時間"
        type="time"
        hint="這個時間前的訂單，當天就出貨。"
        value={plan.cut_off}
        error={faultAt(faults, 'delivery.cut_off')}
        onChange={({ currentTarget: { value } }) => change({ cut_off: value })}
      />
      <WeekdayChoice
        label="出貨的星期"
        weekdays={plan.ship_weekdays}
        error={faultAt(faults, 'delivery.ship_weekdays')}
        onChange={(ship_weekdays) => change({ ship_weekdays })}
      />
      <WeekdayChoice
        label="送達的星期"
        weekdays={plan.arrival_weekdays}
        error={faultAt(faults, 'delivery.arrival_weekdays')}
        onChange={(arrival_weekdays) => change({ arrival_weekdays })}
      />
      <TransitFields
        transit={plan.transit}
        faults={faults}
        onChange={(transit) => change({ transit })}
      />
      <LinesField
        label="休假日"
        hint="每行一天，例如 2027-02-05。這些天不出貨，也不會送達。"
        lines={plan.closed_days}
        error={faults
          .filter(({ at }) => isOfClosedDays(at))
          .map(({ message }) => message)
          .join('')}
        onChange={(closed_days) => change({ closed_days })}
      />
    </Stack>
  );
}

/** The days on which parcels leave and arrive; without this setting, the shop states no delivery dates. */
export function DeliverySetting(props: EditorProps) {
  const { draft, card } = props;
  const plan = draft.valueOf('delivery');
  return (
    <SettingCard
      {...card('delivery')}
      hint="商品頁與購物車會寫「今天 14:00 前下單，預計 11/26（四）～11/27（五）送達」。預設不顯示。"
    >
      <Checkbox
        label="顯示預計送達的日期"
        checked={plan !== null}
        onChange={({ currentTarget: { checked } }) =>
          draft.change('delivery', checked ? USUAL : null)
        }
      />
      {plan !== null && <PlanFields {...props} plan={plan} />}
    </SettingCard>
  );
}
