import { isForLevels, type RuleConditions, type RuleFaults } from '@pinpu/shared/domain';
import { DateField, FaultText } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Disclosure, SelectField, Stack, TextField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { WeekdayChoice } from '../../../../features/fields/WeekdayChoice.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { BUYERS, LEVELS } from './rule-texts.ts';

interface ConditionFieldsProps {
  conditions: RuleConditions;
  faults: RuleFaults;
  onChange: (change: Partial<RuleConditions>) => void;
}

const hasLimits = (conditions: RuleConditions) => {
  const { weekdays, from_time, until_time, buyers, levels } = conditions;
  return (
    weekdays.length > 0 ||
    from_time !== '' ||
    until_time !== '' ||
    buyers !== 'anyone' ||
    levels !== 'any' ||
    isForLevels(conditions)
  );
};

const optionsOf = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

function Limits({ conditions, faults, onChange }: ConditionFieldsProps) {
  const { weekdays, from_time, until_time, buyers, levels, member_levels = [] } = conditions;
  return (
    <Stack>
      <WeekdayChoice
        label="星期（不選是每天）"
        weekdays={weekdays}
        error=""
        onChange={(days) => onChange({ weekdays: days })}
      />
      <Pair>
        <TextField
          label="每天從幾點"
          type="time"
          hint="空白是不限"
          value={from_time}
          error={faults.times ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ from_time: value })}
        />
        <TextField
          label="到幾點"
          type="time"
          hint="比開始早，就是到隔天"
          value={until_time}
          onChange={({ currentTarget: { value } }) => onChange({ until_time: value })}
        />
        <SelectField
          label="對象"
          value={buyers}
          onChange={({ currentTarget: { value } }) =>
            onChange({ buyers: value as RuleConditions['buyers'] })
          }
        >
          {optionsOf(BUYERS)}
        </SelectField>
        <SelectField
          label="價格"
          value={levels}
          onChange={({ currentTarget: { value } }) =>
            onChange({ levels: value as RuleConditions['levels'] })
          }
        >
          {optionsOf(LEVELS)}
        </SelectField>
      </Pair>
      <LevelChoice chosen={member_levels} onChange={(ids) => onChange({ member_levels: ids })} />
    </Stack>
  );
}

/** When and for whom a rule holds. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { conditions, faults, onChange } = props;
  return (
    <Stack>
      <Pair>
        <DateField
          label="開始日期"
          hint="空白是啟用後立即開始"
          value={conditions.starts_on}
          error={faults.days ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ starts_on: value })}
        />
        <DateField
          label="最後一天"
          hint="空白是不限期間"
          value={conditions.ends_on}
          onChange={({ currentTarget: { value } }) => onChange({ ends_on: value })}
        />
      </Pair>
      <Disclosure summary="星期、時段、對象" defaultOpen={hasLimits(conditions)}>
        <Limits {...props} />
      </Disclosure>
      <FaultText fault={faults.times ?? ''} />
    </Stack>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
