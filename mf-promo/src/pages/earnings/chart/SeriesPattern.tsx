import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** The hatching for what is paid but not shipped yet, which differs from the others even without colour. */
export function SeriesPattern({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <Ground width="6" height="6" />
      <Stripe width="2.5" height="6" />
    </pattern>
  );
}

const Ground = styled.rect`
  fill: ${theme.colour.plumTint};
`;

const Stripe = styled.rect`
  fill: ${theme.colour.plum};
`;
