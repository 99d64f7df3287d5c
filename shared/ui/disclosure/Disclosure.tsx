import { theme } from '@pinpu/shared/theme';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../brand/Icon.tsx';

type DisclosureProps = {
  /** Always visible; pressing it shows or hides the content. */
  summary: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
};

/** A disclosure: a line with collapsible content. */
export function Disclosure({ summary, children, defaultOpen = false }: DisclosureProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <div>
      <Summary type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Line>{summary}</Line>
        <Icon name="chevronDown" size={20} />
      </Summary>
      <Rest id={id} hidden={!open}>
        {children}
      </Rest>
    </div>
  );
}

const Summary = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  width: 100%;
  min-height: 48px;
  text-align: start;
  svg { transition: transform ${theme.motion.steady} ${theme.motion.ease}; }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
`;

const Line = styled.span`
  flex: 1;
  min-width: 0;
`;

const Rest = styled.div`
  padding-block: ${theme.space[4]} ${theme.space[12]};
`;
