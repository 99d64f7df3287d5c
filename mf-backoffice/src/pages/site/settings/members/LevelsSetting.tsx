import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { LEVEL_NAME_MAX, LEVELS_MAX, type MemberLevel } from '@pinpu/shared/domain';
import { randomId } from '@pinpu/shared/state';
import { Button, Checkbox, Row, TextField } from '@pinpu/shared/ui';
import { AmountField } from '../../../../features/fields/AmountField.tsx';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { RowBox } from '../../../../features/settings/RowBox.tsx';
import { SettingCard } from '../../../../features/settings/SettingCard.tsx';
import type { EditorProps } from '../../../../features/settings/SettingsPage.tsx';
import { BirthdayFields, USUAL } from './BirthdayFields.tsx';
import { levelFaults } from './local-faults.ts';

/** The level that is added: above the highest. */
const nextLevel = (levels: readonly MemberLevel[]): MemberLevel => ({
  ...{ level_id: randomId().slice(0, 8), name: '', credit_percent: 0, birthday: null },
  from: levels.length === 0 ? 5000 : 2 * Math.max(1, levels.at(-1)?.from ?? 0),
});

interface LevelFormProps {
  level: MemberLevel;
  field: string;
  faults: readonly SettingFault[];
  onChange: (level: MemberLevel) => void;
}

const LevelForm = ({ level, field, faults, onChange }: LevelFormProps) => (
  <RowBox>
    <TextField
      label="等級名稱"
      hint="例如銀卡、金卡"
      maxLength={LEVEL_NAME_MAX}
      value={level.name}
      error={faultAt(faults, `${field}.name`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...level, name: value })}
    />
    <AmountField
      label="近 12 個月消費滿（元）"
      value={level.from}
      error={faultAt(faults, `${field}.from`)}
      onChange={(from = 0) => onChange({ ...level, from })}
    />
    <AmountField
      label="購物金回饋（%）"
      hint="實付金額的百分之幾；要先開啟購物金，取這裡和「消費回饋」較高的"
      value={level.credit_percent}
      error={faultAt(faults, `${field}.credit_percent`)}
      onChange={(credit_percent = 0) => onChange({ ...level, credit_percent })}
    />
    <Checkbox
      label="這一級有自己的生日券"
      checked={level.birthday !== null}
      onChange={({ currentTarget: { checked } }) =>
        onChange({ ...level, birthday: checked ? USUAL : null })
      }
    />
    {level.birthday && (
      <BirthdayFields
        terms={level.birthday}
        field={`${field}.birthday`}
        faults={faults}
        onChange={(birthday) => onChange({ ...level, birthday })}
      />
    )}
  </RowBox>
);

/** Levels of members, from the lowest to the highest; the shop has none without this setting. */
export function LevelsSetting({ draft, faults, card }: EditorProps) {
  const levels = draft.valueOf('member_levels') ?? [];
  const all = [...levelFaults(levels), ...faults];
  const change = (next: MemberLevel[]) => draft.change('member_levels', next);
  return (
    <SettingCard
      {...card('member_levels')}
      hint="依近 12 個月實際付款的金額（扣除退款）自動計算，由低到高排列，最多 5 級。優惠活動可以只給某些等級。"
    >
      <OrderedList
        label="會員等級"
        items={levels}
        keyOf={({ level_id }) => level_id}
        nameOf={({ name }, at) => name || `第 ${at + 1} 級`}
        onChange={change}
      >
        {(level, at) => (
          <LevelForm
            level={level}
            field={`member_levels[${at}]`}
            faults={all}
            onChange={(next) => change(levels.map((one, n) => (n === at ? next : one)))}
          />
        )}
      </OrderedList>
      {levels.length < LEVELS_MAX && (
        <Row>
          <Button
            variant="secondary"
            size="small"
            onClick={() => change([...levels, nextLevel(levels)])}
          >
            加入等級
          </Button>
        </Row>
      )}
    </SettingCard>
  );
}
