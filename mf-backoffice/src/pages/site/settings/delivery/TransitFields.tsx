import type { SettingFault, StoredSettings } from '@pinpu/shared/contracts/backoffice';
import type { DeliveryRegion, TransitDays } from '@pinpu/shared/domain';
import { Checkbox, Row, Stack } from '@pinpu/shared/ui';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';

type Transit = NonNullable<StoredSettings['delivery']>['transit'];

interface TransitFieldsProps {
  transit: Transit;
  faults: readonly SettingFault[];
  onChange: (transit: Transit) => void;
}

/** Each region with its name and the initial values of its fields (days). */
const REGIONS: readonly [DeliveryRegion, string, TransitDays][] = [
  ['main', '宅配到本島', { min: 1, max: 2 }],
  ['islands', '宅配到離島', { min: 3, max: 5 }],
  ['store', '超商取貨', { min: 2, max: 3 }],
];

/** The days that a parcel is on its way, by region; without them no date is stated for a region. */
export const TransitFields = ({ transit, faults, onChange }: TransitFieldsProps) => (
  <>
    {REGIONS.map(([region, name, usual]) => {
      const days = transit[region];
      return (
        <Stack key={region} $gap={8} role="group" aria-label={name}>
          <Checkbox
            label={name}
            checked={days !== undefined}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ ...transit, [region]: checked ? usual : undefined })
            }
          />
          {days && (
            <Row>
              {(['min', 'max'] as const).map((end) => (
                <AmountField
                  key={end}
                  label={end === 'min' ? '最快幾天' : '最慢幾天'}
                  value={days[end]}
                  error={faultAt(faults, `delivery.transit.${region}.${end}`)}
                  onChange={(value = 0) =>
                    onChange({ ...transit, [region]: { ...days, [end]: value } })
                  }
                />
              ))}
            </Row>
          )}
        </Stack>
      );
    })}
  </>
);
