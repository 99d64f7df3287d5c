import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { LoadingMark } from '../brand/LoadingMark.tsx';

/** A centred loading indicator for a region of the page. */
export function Spinner({ label }: { label?: string }) {
  return (
    <Place>
      <LoadingMark size={40} label={label} />
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  place-items: center;
  padding: ${theme.space[48]} ${theme.space[16]};
`;
