import { type OptionChoice, type ProductOption, variantsWith } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styled, { css } from 'styled-components';

interface PickedVariant {
  option_values: readonly string[];
  tot_qty: number;
}

interface OptionPickerProps {
  options: readonly ProductOption[];
  /** The variants on sale. */
  variants: readonly PickedVariant[];
  choice: OptionChoice;
  onChoose: (at: number, value: string) => void;
  /** Set anew by each attempt to buy without a choice: the first option that lacks one, which gets the focus. */
  missing?: { first: number } | undefined;
}

/**
 * A product's options, each a radio group: chips, with a swatch where the value has a colour. Values that don't fit the
 * other chosen ones are crossed out, but can be chosen: what does not fit them is then no longer chosen.
 */
export function OptionPicker({ options, variants, choice, onChoose, missing }: OptionPickerProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const group = missing && frame.current?.children[missing.first];
    group?.scrollIntoView?.({ block: 'center' });
    group?.querySelector('input')?.focus({ preventScroll: true });
  }, [missing]);
  return (
    <Frame ref={frame}>
      {options.map(({ name, values }, at) => (
        <OptionGroup
          key={name}
          name={name}
          isMissing={missing !== undefined && choice[at] === undefined}
        >
          {(group) =>
            values.map(({ value, colour }) => {
              const fitting = variantsWith(variants, choice, at, value);
              return (
                <OptionValue
                  key={value}
                  group={group}
                  value={value}
                  colour={colour}
                  isChosen={choice[at] === value}
                  isCrossed={fitting.length === 0}
                  isSoldOut={fitting.length > 0 && fitting.every(({ tot_qty }) => tot_qty <= 0)}
                  onChoose={() => onChoose(at, value)}
                />
              );
            })
          }
        </OptionGroup>
      ))}
    </Frame>
  );
}

interface OptionGroupProps {
  name: string;
  isMissing: boolean;
  children: (group: string) => ReactNode;
}

function OptionGroup({ name, isMissing, children }: OptionGroupProps) {
  const id = useId();
  const fault = `${id}fault`;
  return (
    <Group
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? fault : undefined}
    >
      <Name id={id}>{name}</Name>
      <Values>
        {isMissing && (
          <Fault id={fault} role="alert">
            請選擇{name}
          </Fault>
        )}
        {children(id)}
      </Values>
    </Group>
  );
}

interface OptionValueProps {
  group: string;
  value: string;
  colour: string | undefined;
  isChosen: boolean;
  isCrossed: boolean;
  isSoldOut: boolean;
  onChoose: () => void;
}

const isColour = (colour: string | undefined): colour is string =>
  /^#[0-9a-f]{6}$/i.test(colour ?? '');

function OptionValue(props: OptionValueProps) {
  const { group, value, colour, isChosen, isCrossed, isSoldOut, onChoose } = props;
  return (
    <Value $isCrossed={isCrossed} $isSoldOut={isSoldOut}>
      <input
        type="radio"
        name={group}
        value={value}
        aria-label={[value, isCrossed && '沒有這個搭配', isSoldOut && '售完']
          .filter(Boolean)
          .join('，')}
        checked={isChosen}
        onChange={onChoose}
      />
      {isColour(colour) && <Swatch $colour={colour} aria-hidden />}
      <span>{value}</span>
      {isSoldOut && <Mark>售完</Mark>}
    </Value>
  );
}

/** Names are beside the values on phones, so that more fits on the first screen, and above them on larger screens. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: fit-content(25%) minmax(0, 1fr);
  gap: ${theme.space[8]};
  ${theme.media.tablet} { grid-template-columns: minmax(0, 1fr); gap: ${theme.space[12]}; }
`;

const Group = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: start;
  ${theme.media.tablet} { row-gap: ${theme.space[4]}; }
`;

const Name = styled.span`
  align-self: start;
  padding-block: calc((${theme.width.touch} - 1.3em) / 2);
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
  overflow-wrap: anywhere;
  ${theme.media.tablet} { padding-block: 0; }
`;

const Fault = styled.p`
  flex-basis: 100%;
  color: ${theme.colour.vermilion};
  font-size: ${theme.size[15]};
  font-weight: ${theme.weight.medium};
  line-height: ${theme.leading.heading};
`;

const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

const crossed = css`
  border-style: dashed;
  color: ${theme.colour.inkSoft};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: linear-gradient(to top right, transparent calc(50% - 1px), currentColor calc(50% - .5px), currentColor calc(50% + .5px), transparent calc(50% + 1px));
    opacity: .6;
    pointer-events: none;
  }
`;

const Value = styled.label<{ $isCrossed: boolean; $isSoldOut: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-width: ${theme.width.touch};
  max-width: 100%;
  min-height: ${theme.width.touch};
  padding: ${theme.space[4]} ${theme.space[8]};
  ${theme.media.tablet} { padding-inline: ${theme.space[12]}; }
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
  overflow-wrap: anywhere;
  transition: background ${theme.motion.quick};
  ${({ $isCrossed }) => $isCrossed && crossed}
  ${({ $isSoldOut }) => $isSoldOut && css`color: ${theme.colour.inkSoft};`}
  > input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  ${theme.media.hover} { &:hover { background: ${theme.colour.tint}; } }
  &:has(:focus-visible) { outline: 2px solid ${theme.colour.ink}; outline-offset: 2px; }
  &:has(:checked) {
    background: ${theme.colour.ink};
    border-color: ${theme.colour.ink};
    color: ${theme.colour.paper};
    /* With forced colours, only an outline is visible. */
    @media (forced-colors: active) { border-width: 3px; }
  }
`;

/** The ring keeps colours visible that are those of the page or of a chosen value. */
const Swatch = styled.span<{ $colour: string }>`
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid ${theme.colour.card};
  border-radius: ${theme.radius.round};
  outline: ${theme.border.edge};
  background: ${({ $colour }) => $colour};
  forced-color-adjust: none;
`;

const Mark = styled.span`
  font-size: ${theme.size[13]};
  white-space: nowrap;
`;
