import { theme } from '@pinpu/shared/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type SpecimenProps = {
  /** The component and its state. */
  name: string;
  /** Full page width. */
  wide?: boolean;
  children: ReactNode;
};

/** One component in one state, with its name below. */
export function Specimen({ name, wide = false, children }: SpecimenProps) {
  return (
    <Figure $wide={wide}>
      <Place>{children}</Place>
      <Name>{name}</Name>
    </Figure>
  );
}

/** Specimens in a wrapping row. */
export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${theme.space[24]};
`;

const Figure = styled.figure<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[8]};
  border-bottom: ${theme.border.hairline};
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;

const Place = styled.div`
  position: relative;
`;

const Name = styled.figcaption`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;
