import { theme } from '@pinpu/shared/theme';
import { Icon } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Announces the fault of a group of controls at once; nothing for ''. */
export const FaultText = ({ id, fault }: { id?: string; fault: string }) =>
  fault !== '' && (
    <Line id={id} role="alert">
      <Icon name="warning" size={16} />
      {fault}
    </Line>
  );

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[13]};
  overflow-wrap: anywhere;
`;
