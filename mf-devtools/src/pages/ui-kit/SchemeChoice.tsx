import { Chip, Row } from '@pinpu/shared/ui';

/** Undefined to follow the system. */
export type Scheme = 'light' | 'dark' | undefined;

const schemes: [Scheme, string][] = [
  [undefined, '依系統'],
  ['light', '日光'],
  ['dark', '燈下'],
];

type SchemeChoiceProps = { scheme: Scheme; onChoose: (scheme: Scheme) => void };

/** Selects the colour scheme of the page. */
export function SchemeChoice({ scheme, onChoose }: SchemeChoiceProps) {
  return (
    <Row role="group" aria-label="配色">
      {schemes.map(([own, text]) => (
        <Chip key={text} type="button" aria-pressed={own === scheme} onClick={() => onChoose(own)}>
          {text}
        </Chip>
      ))}
    </Row>
  );
}
