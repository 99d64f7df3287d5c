import { useId } from 'react';
import { Dot, Line, Small, Words } from './pay-way-styles.ts';

interface PayWayRowProps {
  /** The group's, so that one choice takes another's place. */
  name: string;
  text: string;
  /** What comes of it, or why it can't be chosen. */
  note: string;
  checked: boolean;
  closed?: boolean;
  onChoose: () => void;
}

/** One way of paying to choose. */
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
