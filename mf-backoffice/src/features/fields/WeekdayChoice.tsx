import { weekdayName } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Checkbox, Notice, Row } from '@pinpu/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

interface WeekdayChoiceProps {
  label: string;
  weekdays: readonly number[];
  error: string;
  onChange: (weekdays: number[]) => void;
}

export function WeekdayChoice({ label, weekdays, error, onChange }: WeekdayChoiceProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>{label}</Label>
      <Row>
        {WEEKDAYS.map((weekday) => (
          <Checkbox
            key={weekday}
            label={weekdayName(weekday)}
            checked={weekdays.includes(weekday)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(
                WEEKDAYS.filter((one) => (one === weekday ? checked : weekdays.includes(one))),
              )
            }
          />
        ))}
      </Row>
      {error !== '' && <Notice variant="danger" message={error} />}
    </div>
  );
}

const Label = styled.p`
  font-size: ${theme.size[15]};
`;
