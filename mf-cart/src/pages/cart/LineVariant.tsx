import type { CartLine } from '@pinpu/shared/contracts';
import { lineName } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button } from '@pinpu/shared/ui';
import { LineOptions } from '@pinpu/shared/widgets';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { VariantDialog } from '../../features/variant/VariantDialog.tsx';
import { CHOICE } from './use-choice-gate.ts';
import { useRowFocus } from './use-row-focus.ts';

/** The values of a line, and the button that changes them; nothing for a product without options. */
export function LineVariant({ line }: { line: CartLine }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useRowFocus(button, line.prd_id, 'variant');
  if (line.option_text === undefined) return null;
  return (
    <Values>
      <LineOptions {...line} />
      <Change
        ref={button}
        variant="quiet"
        size="small"
        aria-label={`更改規格：${lineName(line)}`}
        onClick={() => setOpen(true)}
      >
        更改規格
      </Change>
      {open && <VariantDialog line={line} onClose={() => setOpen(false)} />}
    </Values>
  );
}

/** Asks for the variant of a line whose product has got options since; `missed` after a checkout without it. */
export function ChoiceRequest({ line, missed }: { line: CartLine; missed: boolean }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Request $missed={missed}>
      <span id={id}>
        {missed ? '請先選擇這項商品的規格，再結帳。' : '這項商品現在有多種規格，請選擇。'}
      </span>
      <Button
        {...CHOICE}
        size="small"
        variant="secondary"
        aria-label={`選擇規格：${line.prd_name}`}
        aria-describedby={id}
        onClick={() => setOpen(true)}
      >
        選擇規格
      </Button>
      {open && <VariantDialog line={line} onClose={() => setOpen(false)} />}
    </Request>
  );
}

const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[4]};
`;

/** As high as a finger needs, in a line of small text. */
const Change = styled(Button)`
  margin-block: -${theme.space[8]};
  padding-inline: ${theme.space[4]};
  font-size: ${theme.size[13]};
  letter-spacing: 0;
`;

const Request = styled.div<{ $missed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]} ${theme.space[12]};
  grid-column: 1 / -1;
  padding: ${theme.space[8]} ${theme.space[12]};
  background: ${({ $missed }) => theme.colour[$missed ? 'vermilionTint' : 'gingerTint']};
  color: ${({ $missed }) => theme.colour[$missed ? 'vermilionDeep' : 'ginger']};
  font-size: ${theme.size[15]};
`;
