import { OPTION_VALUES_MAX } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { isSeveral, splitValues } from '../draft/split-values.ts';

interface NewValuesProps {
  name: string;
  count: number;
  /** The server's or the check's fault at the values. */
  fault: string;
  /** Adds values; returns why they could not be added, '' where they were. */
  onAdd: (values: readonly string[]) => string;
}

/** The field for further values, one by one or several at once. */
export function NewValues({ name, count, fault, onAdd }: NewValuesProps) {
  const [text, setText] = useState('');
  const [rejection, setRejection] = useState('');
  const isFull = count >= OPTION_VALUES_MAX;
  const add = (typed: string) => {
    const why = onAdd(splitValues(typed));
    setRejection(why);
    setText(why === '' ? '' : typed);
  };
  return (
    <Line>
      <TextField
        label={`新增${name}的值`}
        autoComplete="off"
        enterKeyHint="enter"
        disabled={isFull}
        value={text}
        error={rejection || fault}
        hint={
          isFull
            ? `已有 ${count} 個，不能再加。`
            : `按 Enter 加入；多個用逗號、頓號分開，或直接貼上。已有 ${count} 個，最多 ${OPTION_VALUES_MAX} 個。`
        }
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setRejection('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add(text);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (!isSeveral(pasted)) return;
          event.preventDefault();
          add(`${text}\n${pasted}`);
        }}
      />
      <Button variant="secondary" disabled={isFull || text.trim() === ''} onClick={() => add(text)}>
        加入
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[8]};
  /* Beside the input, below its label. */
  > button { margin-top: 30px; }
`;
