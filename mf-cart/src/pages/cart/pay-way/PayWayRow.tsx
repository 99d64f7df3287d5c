import { useId } from 'react';
import { Dot, Line, Small, Words } from './pay-way-styles.ts';

interface PayWayRowProps {
  name: string;
  text: string;
  /** What the choice means, or why it is disabled. */
  note: string;
  checked: boolean;
  closed?: boolean;
  onChoose: () => void;
}

export function PayWayRow({ name, text, note, checked, closed = false, onChoose }: PayWayRowProps) {
  const id = useId();
  return (
    <Line $closed={closed}>
      <Dot
        type="radio"
        name={name}
        checked={checked}
        disabled={closed}
        aria-labelledby={id}
        aria-describedby={note === '' ? undefined : `${id}note`}
        onChange={onChoose}
      />
      <Words>
        <span id={id}>{text}</span>
        {note !== '' && <Small id={`${id}note`}>{note}</Small>}
      </Words>
    </Line>
  );
}
