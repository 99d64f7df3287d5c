import { FaultText } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Soft } from '@pinpu/shared/widgets';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface MediaGroupProps {
  title: string;
  hint: string;
  error: string;
  children: ReactNode;
}

/** Controls of one field with its name, hint and the server's message. */
export function MediaGroup({ title, hint, error, children }: MediaGroupProps) {
  const id = useId();
  return (
    <Box
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}hint ${id}error`}
      aria-invalid={error !== '' || undefined}
    >
      <Title id={`${id}title`}>{title}</Title>
      {children}
      <FaultText id={`${id}error`} fault={error} />
      <Soft $small id={`${id}hint`}>
        {hint}
      </Soft>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

const Title = styled.p`
  font-size: ${theme.size[15]};
  font-weight: ${theme.weight.medium};
`;
