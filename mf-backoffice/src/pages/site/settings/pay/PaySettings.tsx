import { Checkbox, Notice } from '@pinpu/shared/ui';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { SettingCard } from '../../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../../features/settings/SettingsPage.tsx';
import { PayWaysEditor } from './PayWaysEditor.tsx';

function PickupSetting({ published, draft, faults, card }: EditorProps) {
  const pickup = draft.valueOf('pickup');
  return (
    <SettingCard {...card('pickup')} hint="讓顧客選超商門市取貨。預設只有宅配。">
      {!published.able.pickup && (
        <Notice message="這家商店的物流服務還沒有設定，開啟後也不會提供超商取貨。" />
      )}
      <Checkbox
        label="提供超商取貨"
        checked={pickup !== null}
        onChange={({ currentTarget: { checked } }) => draft.change('pickup', checked ? {} : null)}
      />
      {pickup !== null && (
        <>
          <AmountField
            label="最低金額（元）"
            optional
            value={pickup.min_amt}
            error={faultAt(faults, 'pickup.min_amt')}
            onChange={(min_amt) => draft.change('pickup', { ...pickup, min_amt })}
          />
          <AmountField
            label="最高金額（元）"
            optional
            hint="物流最高 20,000 元，只能更低。"
            value={pickup.max_amt}
            error={faultAt(faults, 'pickup.max_amt')}
            onChange={(max_amt) => draft.change('pickup', { ...pickup, max_amt })}
          />
        </>
      )}
    </SettingCard>
  );
}

/** The ways to pay, and whether goods can be collected at a store. */
export const PaySettings = (props: EditorProps) => {
  const { published, draft, faults, card } = props;
  return (
    <>
      <SettingCard
        {...card('pay_ways')}
        hint="結帳時的付款方式與順序。預設是金流支援的全部，分期、貨到付款與超商取貨付款除外。"
      >
        <PayWaysEditor
          ways={draft.valueOf('pay_ways')}
          able={published.able.ways}
          faults={faults}
          onChange={(ways) => draft.change('pay_ways', ways)}
        />
      </SettingCard>
      <SettingCard
        {...card('pay_way_required')}
        hint="勾選後，訂單頁沒有「於付款頁面選擇」，顧客要先選一種。"
      >
        <Checkbox
          label="結帳前要選付款方式"
          checked={draft.valueOf('pay_way_required') === true}
          onChange={({ currentTarget: { checked } }) => draft.change('pay_way_required', checked)}
        />
      </SettingCard>
      <PickupSetting {...props} />
    </>
  );
};
