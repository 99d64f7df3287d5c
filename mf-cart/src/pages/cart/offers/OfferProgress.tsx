import { useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon, type IconName } from '@pinpu/shared/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { progressAtom } from '../../../state/cart-offers.ts';

/**
 * How much the cart lacks for free shipping, by the same rule as the fee (spec §9), and for the next steps of rules of
 * price.
 */
export function OfferProgress() {
  const { free, rules } = useAtomValue(progressAtom);
  return (
    <Ways aria-live="polite">
      {free && (
        <Way {...free} icon={free.left > 0 ? 'truck' : 'check'}>
          {free.text}
        </Way>
      )}
      {rules.map(({ rule_id, name, text, ...amounts }) => (
        <Way key={rule_id} {...amounts} icon="featured">
          <b>{name}</b>
          <span>{text}</span>
        </Way>
      ))}
    </Ways>
  );
}

interface WayProps {
  /** Amount in TWD, or pieces. */
  reached: number;
  threshold: number;
  icon: IconName;
  children: ReactNode;
}

function Way({ reached, threshold, icon, children }: WayProps) {
  const labelId = useId();
  return (
    <div>
      <Sentence>
        <Icon name={icon} size={20} />
        <Words id={labelId}>{children}</Words>
      </Sentence>
      <Bar value={reached} max={threshold} aria-labelledby={labelId} />
    </div>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  color: ${theme.colour.celadon};
  font-size: ${theme.size[15]};
  &:empty { display: none; }
  > div { display: grid; gap: ${theme.space[8]}; }
`;

const Sentence = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[8]};
  > svg { margin-top: .2em; }
`;

/** A rule's name and its sentence, in one line if there is room. */
const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[8]};
  overflow-wrap: anywhere;
`;
/** In forced-colours mode the browser draws its own bar. */
const Bar = styled.progress`
  width: 100%;
  height: ${theme.space[8]};
  @media (forced-colors: none) {
    appearance: none;
    overflow: hidden;
    border: 0;
    border-radius: ${theme.radius.round};
    background: ${theme.colour.celadonTint};
    &::-webkit-progress-bar { background: ${theme.colour.celadonTint}; }
    &::-webkit-progress-value {
      border-radius: ${theme.radius.round};
      background: ${theme.colour.celadon};
      transition: inline-size ${theme.motion.slow} ${theme.motion.ease};
    }
    &::-moz-progress-bar {
      border-radius: ${theme.radius.round};
      background: ${theme.colour.celadon};
    }
  }
  ${theme.media.stillness} { &::-webkit-progress-value { transition: none; } }
`;
