import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

interface TwoLinesProps {
  first: string;
  second: string;
  /** Prevents line breaks within each of the two texts, for codes and dates. */
  unbroken?: boolean;
}

export function TwoLines({ first, second, unbroken = false }: TwoLinesProps) {
  return (
    <Lines $unbroken={unbroken}>
      {first}
      <small>{second}</small>
    </Lines>
  );
}

const Lines = styled.span<{ $unbroken: boolean }>`
  ${({ $unbroken }) => $unbroken && 'white-space: nowrap;'}
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; font-weight: ${theme.weight.regular}; white-space: ${({ $unbroken }) => ($unbroken ? 'inherit' : 'normal')}; }
`;
