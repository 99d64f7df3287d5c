import { EAST, hasIslands, ISLANDS } from '@pinpu/shared/domain';
import { Button, Checkbox, Row, Stack, TextField } from '@pinpu/shared/ui';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { LinesField } from '../../../../features/fields/LinesField.tsx';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { useRowKeys } from '../../../../features/ordered/use-row-keys.ts';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { RowBox } from '../../../../features/settings/RowBox.tsx';
import type { Region, RulesProps } from './rules-draft.ts';

interface RegionFormProps {
  region: Region;
  field: string;
  faults: RulesProps['faults'];
  onChange: (region: Region) => void;
}

const RegionForm = ({ region, field, faults, onChange }: RegionFormProps) => (
  <RowBox>
    <TextField
      label="地區名稱"
      maxLength={20}
      value={region.name}
      error={faultAt(faults, `${field}.name`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...region, name: value })}
    />
    <LinesField
      label="郵遞區號"
      hint="每行一個，例如 880，或一段 880-885；88 是 88 開頭的全部。"
      lines={region.postcodes}
      error={faultAt(faults, `${field}.postcodes`)}
      onChange={(postcodes) => onChange({ ...region, postcodes })}
    />
    <Checkbox
      label="配送到這個地區"
      checked={region.delivered}
      onChange={({ currentTarget: { checked } }) => onChange({ ...region, delivered: checked })}
    />
    {region.delivered && (
      <AmountField
        label="每個包裹加收（元）"
        hint="免運的訂單也加收。"
        value={region.surcharge}
        error={faultAt(faults, `${field}.surcharge`)}
        onChange={(surcharge = 0) => onChange({ ...region, surcharge })}
      />
    )}
  </RowBox>
);

/** Regions that cost more, or that the shop does not deliver to. */
export function RegionsFields({ rules, faults, onChange }: RulesProps) {
  const { regions } = rules;
  const { rows, change } = useRowKeys(regions, (next) => onChange({ regions: next }));
  const add = (region: Region) => onChange({ regions: [...regions, region] });
  const surcharged = { surcharge: 100, delivered: true };
  return (
    <Stack $gap={8} role="group" aria-label="加收運費或不配送的地區">
      <b>加收運費或不配送的地區</b>
      <OrderedList
        label="地區"
        items={rows}
        keyOf={({ key }) => key}
        nameOf={({ item }, at) => item.name || `第 ${at + 1} 個地區`}
        onChange={change}
      >
        {({ key, item }, at) => (
          <RegionForm
            region={item}
            field={`shipping_rules.regions[${at}]`}
            faults={faults}
            onChange={(region) =>
              change(rows.map((row) => (row.key === key ? { key, item: region } : row)))
            }
          />
        )}
      </OrderedList>
      <Row $gap={8}>
        {!hasIslands(rules) && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => add({ ...ISLANDS, ...surcharged })}
          >
            加入離島
          </Button>
        )}
        {!regions.some(({ name }) => name === EAST.name) && (
          <Button variant="secondary" size="small" onClick={() => add({ ...EAST, ...surcharged })}>
            加入花東
          </Button>
        )}
        <Button
          variant="secondary"
          size="small"
          onClick={() => add({ name: '', postcodes: [], ...surcharged })}
        >
          加入其他地區
        </Button>
      </Row>
    </Stack>
  );
}
