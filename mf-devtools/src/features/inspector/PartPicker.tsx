import type { ShownPart } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { type PointerEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useInspectedPage } from './inspected-page.ts';
import { PartOutline } from './PartOutline.tsx';

interface PartPickerProps {
  onPick: (part: string) => void;
  onCancel: () => void;
}

/**
 * Outlines the part under the pointer until one is pressed; Escape cancels. By keyboard, the inspector's list does the
 * same.
 */
export function PartPicker({ onPick, onCancel }: PartPickerProps) {
  const { partAt } = useInspectedPage();
  const [part, setPart] = useState<ShownPart>();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onCancel]);
  const follow = ({ clientX, clientY }: PointerEvent) => setPart(partAt(clientX, clientY));
  return (
    <>
      <Glass
        onPointerDown={follow}
        onPointerMove={follow}
        onClick={({ clientX, clientY }) => {
          const pressed = partAt(clientX, clientY);
          if (pressed === undefined) onCancel();
          else onPick(pressed.id);
        }}
      />
      <Hint role="status">請點選畫面上的部分，按 Esc 取消。</Hint>
      {part && <PartOutline part={part} />}
    </>
  );
}

/** A layer between pointer and page, so that no link is followed. */
const Glass = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.skip};
  cursor: crosshair;
  touch-action: none;
`;

const Hint = styled.p`
  position: fixed;
  inset: auto 0 calc(${theme.frame.panel} + ${theme.space[16]});
  z-index: ${theme.layer.skip};
  width: fit-content;
  margin-inline: auto;
  padding: ${theme.space[8]} ${theme.space[16]};
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
  border: ${theme.border.ink};
  pointer-events: none;
`;
