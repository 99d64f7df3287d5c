import { USUAL_RULES } from '@pinpu/shared/domain';
import { Checkbox, SelectField, Stack } from '@pinpu/shared/ui';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../../features/settings/SettingsPage.tsx';
import { FeesFields } from './FeesFields.tsx';
import { RegionsFields } from './RegionsFields.tsx';
import type { Rules, RulesProps } from './rules-draft.ts';
import { WaysFields } from './WaysFields.tsx';

const MIXED: Readonly<Record<Rules['mixed'], string>> = {
  split: '同一筆訂單，分開包裝，各收運費',
  refuse: '要分開訂購，不能放在同一筆訂單',
};

function RulesFields(props: RulesProps) {
  const { rules, faults, onChange } = props;
  return (
    <Stack $gap={24}>
      <SelectField
        label="不同溫層的商品一起買"
        value={rules.mixed}
        error={faultAt(faults, 'shipping_rules.mixed')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ mixed: value === 'refuse' ? 'refuse' : 'split' })
        }
      >
        {Object.entries(MIXED).map(([mixed, text]) => (
          <option key={mixed} value={mixed}>
            {text}
          </option>
        ))}
      </SelectField>
      <FeesFields {...props} />
      <RegionsFields {...props} />
      <WaysFields {...props} />
    </Stack>
  );
}

/** Fees by weight and region, goods of several temperatures, and what each way carries. */
export function ShippingSetting({ published, draft, faults, card }: EditorProps) {
  const rules = draft.valueOf('shipping_rules');
  return (
    <SettingCard
      {...card('shipping_rules')}
      hint="預設看商品的運費：收最高的一件，滿它的免運門檻就免運；不同溫層分開包裝，各收一次；超商取貨只送常溫。"
    >
      <Checkbox
        label="自訂運費與包裹"
        checked={rules !== null}
        onChange={({ currentTarget: { checked } }) =>
          draft.change('shipping_rules', checked ? USUAL_RULES : null)
        }
      />
      {rules !== null && (
        <RulesFields
          rules={rules}
          faults={faults}
          unweighed={published.unweighed}
          onChange={(fields) => draft.change('shipping_rules', { ...rules, ...fields })}
        />
      )}
    </SettingCard>
  );
}
