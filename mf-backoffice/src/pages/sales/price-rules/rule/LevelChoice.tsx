import { theme } from '@pinpu/shared/theme';
import { Checkbox, Notice, Row } from '@pinpu/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useMemberLevels } from '../../../../features/members/use-member-levels.ts';

interface LevelChoiceProps {
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

const GONE = '已刪除的等級';

/** 會員等級是…: the levels that a rule is for. Nothing where the shop has none and the rule names none. */
export function LevelChoice({ chosen, onChange }: LevelChoiceProps) {
  const id = useId();
  const levels = useMemberLevels(true);
  if (levels === undefined || levels.length + chosen.length === 0) return null;
  const gone = chosen.filter((one) => levels.every(({ level_id }) => level_id !== one));
  const options = [...levels, ...gone.map((level_id) => ({ level_id, name: GONE }))];
  const choose = (level_id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, level_id] : chosen.filter((one) => one !== level_id));
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>會員等級是（不選是不限等級）</Label>
      <Row>
        {options.map(({ level_id, name }) => (
          <Checkbox
            key={level_id}
            label={name}
            checked={chosen.includes(level_id)}
            onChange={({ currentTarget: { checked } }) => choose(level_id, checked)}
          />
        ))}
      </Row>
      {gone.length > 0 && (
        <Notice
          variant="warning"
          message="選擇的等級裡有已經刪除的，不再有會員符合。請取消勾選，或改選其他等級。"
        />
      )}
    </div>
  );
}

const Label = styled.p`
  font-size: ${theme.size[15]};
`;
