import type { ShownPart } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { partLabel } from './inspected-page.ts';

interface PartOutlineProps {
  part: ShownPart;
  /** Whether it is drawn beneath a dialog's content; then without the name on phones, which the dialog nearly fills. */
  behind?: boolean;
}

/** An outline around a part of the page, with its name. */
export function PartOutline({ part: { id, box }, behind = false }: PartOutlineProps) {
  const { left, top, width, height } = box;
  return (
    <Frame $behind={behind} style={{ left, top, width, height }} aria-hidden>
      <Name>{partLabel(id)}</Name>
    </Frame>
  );
}

const Frame = styled.div<{ $behind: boolean }>`
  position: fixed;
  z-index: ${({ $behind }) => ($behind ? -1 : theme.layer.skip)};
  outline: 2px solid ${theme.colour.celadon};
  outline-offset: -2px;
  pointer-events: none;
  ${theme.media.phone} {
    > b { display: ${({ $behind }) => ($behind ? 'none' : 'block')}; }
  }
`;

/** Inside the outline, and within the window where the part begins above it. */
const Name = styled.b`
  position: sticky;
  top: 0;
  display: block;
  width: fit-content;
  max-width: 100%;
  padding: 0 ${theme.space[8]};
  background: ${theme.colour.celadon};
  color: ${theme.colour.paper};
  font-size: ${theme.size[13]};
  overflow-wrap: anywhere;
`;
