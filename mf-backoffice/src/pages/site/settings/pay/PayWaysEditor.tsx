import type {
  BackofficeSettings,
  SettingFault,
  StoredSettings,
} from '@pinpu/shared/contracts/backoffice';
import { isPaidOnReceipt, offeredPayWays, payWayText } from '@pinpu/shared/domain';
import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { PayWayForm, type PayWaySetting } from './PayWayForm.tsx';

interface PayWaysEditorProps {
  /** Null for all that the provider supports. */
  ways: StoredSettings['pay_ways'];
  able: BackofficeSettings['able']['ways'];
  faults: readonly SettingFault[];
  onChange: (ways: PayWaySetting[]) => void;
}

const INSTALMENTS = 4;

const settingOf = (way: BackofficeSettings['able']['ways'][number]): PayWaySetting => ({
  pay_way: way.pay_way,
  ...(way.pay_way === INSTALMENTS && { periods: way.periods }),
});

/** The pay ways offered, in order, and those that can be added. */
export function PayWaysEditor({ ways, able, faults, onChange }: PayWaysEditorProps) {
  const offered = ways ?? defaultWays(able);
  const others = able.filter((way) => offered.every(({ pay_way }) => pay_way !== way.pay_way));
  const change = (changed: PayWaySetting) =>
    onChange(offered.map((one) => (one.pay_way === changed.pay_way ? changed : one)));
  return (
    <Stack>
      {offered.length === 0 && (
        <Notice variant="warning" message="沒有付款方式，顧客無法結帳。請至少加入一種。" />
      )}
      <OrderedList
        label="付款方式"
        items={offered}
        keyOf={({ pay_way }) => String(pay_way)}
        nameOf={({ pay_way }) => payWayText(pay_way)}
        onChange={onChange}
      >
        {(way, at) => (
          <PayWayForm
            way={way}
            able={able.find(({ pay_way }) => pay_way === way.pay_way)}
            field={`pay_ways[${at}]`}
            faults={faults}
            onChange={change}
          />
        )}
      </OrderedList>
      {others.length > 0 && (
        <Row>
          {others.map((way) => (
            <Button
              key={way.pay_way}
              variant="secondary"
              size="small"
              onClick={() => onChange([...offered, settingOf(way)])}
            >
              加入{payWayText(way.pay_way)}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}

/** The pay ways that are offered without a setting. */
const defaultWays = (able: BackofficeSettings['able']['ways']): PayWaySetting[] =>
  offeredPayWays(undefined, able)
    .filter(({ pay_way }) => !isPaidOnReceipt(pay_way))
    .map(({ pay_way }) => ({ pay_way }));
