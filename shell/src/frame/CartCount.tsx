import { theme } from '@pinpu/shared/theme';
import styled, { keyframes } from 'styled-components';

/** The item count beside the cart icon; a new count animates once. */
export function CartCount({ count }: { count: number }) {
  return <Seal key={count}>{count > 99 ? '99+' : count}</Seal>;
}

const jump = keyframes`
  40% { transform: translateY(-4px); }
`;

const Seal = styled.b`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 18px;
  padding-inline: ${theme.space[4]};
  background: ${theme.colour.seal};
  color: ${theme.colour.onSeal};
  font-size: ${theme.size[13]};
  font-weight: ${theme.weight.medium};
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  animation: ${jump} ${theme.motion.slow} ${theme.motion.ease};
  ${theme.media.stillness} {
    animation: none;
  }
`;
