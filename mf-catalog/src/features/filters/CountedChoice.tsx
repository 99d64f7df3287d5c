import { theme } from '@pinpu/shared/theme';
import { Checkbox, VisuallyHidden } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';

type CountedChoiceProps = {
  text: string;
  /** Number of matching products; undefined while loading. */
  count: number | undefined;
  checked: boolean;
  onChange: () => void;
};

export function CountedChoice({ text, count, checked, onChange }: CountedChoiceProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      label={
        <Words>
          {text}
          {count !== undefined && (
            <Soft as="span" $small>
              {count}
              <VisuallyHidden> 項</VisuallyHidden>
            </Soft>
          )}
        </Words>
      }
    />
  );
}

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[8]};
  line-height: ${theme.leading.heading};
`;
