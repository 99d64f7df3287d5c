import { OPTION_VALUE_MAX } from '@pinpu/shared/domain';
import { lightPalette, theme } from '@pinpu/shared/theme';
import { fieldCss, IconButton } from '@pinpu/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { MoveButtons } from '../../../../../../features/ordered/MoveButtons.tsx';
import type { ValueDraft } from '../draft/variants-draft.ts';

interface ValueItemProps {
  value: ValueDraft;
  at: number;
  count: number;
  /** Whether it has a colour. */
  hasColour: boolean;
  fault: string;
  actions: ValueActions;
}

/** Handlers of the values. The object never changes, so that unchanged values are not rendered again. */
export interface ValueActions {
  change: (value: ValueDraft, fields: Partial<ValueDraft>) => void;
  move: (value: ValueDraft, to: number) => void;
  remove: (value: ValueDraft) => void;
}

interface SwatchProps {
  value: ValueDraft;
  onColour: (colour: string) => void;
}

/** A native colour input; without a colour it looks empty. */
const Swatch = ({ value: { value, colour }, onColour }: SwatchProps) => (
  <>
    <Colour
      type="color"
      aria-label={`${value}的顏色${colour === '' ? '，未設定' : ''}`}
      value={colour === '' ? lightPalette.card : colour}
      $empty={colour === ''}
      onChange={({ currentTarget }) => onColour(currentTarget.value)}
    />
    {colour !== '' && (
      <IconButton icon="clear" aria-label={`清除${value}的顏色`} onClick={() => onColour('')} />
    )}
  </>
);

/** A value of an option: renamed in place, moved, removed. */
export const ValueItem = memo(function ValueItem(props: ValueItemProps) {
  const { value, at, count, hasColour, fault, actions } = props;
  const messageId = `${value.id}-fault`;
  return (
    <Item>
      <Line>
        {hasColour && (
          <Swatch value={value} onColour={(colour) => actions.change(value, { colour })} />
        )}
        <Text
          aria-label={`第 ${at + 1} 個值`}
          autoComplete="off"
          value={value.value}
          maxLength={OPTION_VALUE_MAX}
          aria-invalid={fault !== '' || undefined}
          aria-describedby={fault === '' ? undefined : messageId}
          onChange={({ currentTarget }) => actions.change(value, { value: currentTarget.value })}
        />
        <MoveButtons
          {...{ at, count }}
          name={value.value}
          onMove={(to) => actions.move(value, to)}
        />
        <IconButton
          icon="trash"
          aria-label={`移除${value.value}`}
          onClick={() => actions.remove(value)}
        />
      </Line>
      {fault !== '' && <Fault id={messageId}>{fault}</Fault>}
    </Item>
  );
});

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  > button + button { margin-left: calc(0px - ${theme.space[8]}); }
`;

const Text = styled.input`
  ${fieldCss}
  flex: 1;
  min-width: 0;
`;

const Colour = styled.input<{ $empty: boolean }>`
  flex: none;
  width: ${theme.width.touch};
  height: ${theme.width.touch};
  margin-right: ${theme.space[8]};
  padding: ${theme.space[4]};
  border: ${({ $empty }) => ($empty ? `1px dashed ${theme.colour.edge}` : theme.border.edge)};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  cursor: pointer;
  &::-webkit-color-swatch { opacity: ${({ $empty }) => ($empty ? 0 : 1)}; border: 0; }
`;

const Fault = styled.p`
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[13]};
`;
