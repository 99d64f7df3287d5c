import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

export const Heading = styled.h3`
  margin-bottom: ${theme.space[8]};
  font-size: ${theme.size[17]};
`;

export const List = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  font-size: ${theme.size[15]};
  > li { overflow-wrap: anywhere; }
  b { font-weight: ${theme.weight.medium}; }
`;

export const Facts = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  overflow-wrap: anywhere;
`;

/** Versions and other texts that are compared character by character. */
export const Ids = styled.span`
  display: block;
  color: ${theme.colour.inkSoft};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
