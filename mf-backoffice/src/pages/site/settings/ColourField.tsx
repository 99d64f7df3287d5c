import { brandColourFault, isColour } from '@pinpu/shared/domain';
import { lightPalette, theme } from '@pinpu/shared/theme';
import { Button, Row, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface ColourFieldProps {
  /** `#rrggbb`; '' for the default. */
  value: string;
  error: string;
  onChange: (colour: string) => void;
}

/** Pinpu's own red, the default. */
const OWN = lightPalette.seal;

const asColour = (text: string) => {
  const digits = text.normalize('NFKC').trim().replace(/^#?/, '#');
  return digits === '#' ? '' : digits;
};

/** The shop's colour; its contrast is checked here, before it is published. */
export function ColourField({ value, error, onChange }: ColourFieldProps) {
  const [typed, setTyped] = useState(value);
  const text = asColour(typed) === value ? typed : value;
  const fault = isColour(value) ? brandColourFault(value) : null;
  const isUnfinished = value !== '' && !isColour(value);
  const change = (colour: string) => {
    setTyped(colour);
    onChange(asColour(colour));
  };
  return (
    <>
      <Row>
        <Swatch
          type="color"
          aria-label="從色盤選擇主色"
          value={isColour(value) ? value.toLowerCase() : OWN.toLowerCase()}
          onChange={({ currentTarget }) => change(currentTarget.value.toUpperCase())}
        />
        <Typed>
          <TextField
            label="色碼"
            optional
            maxLength={9}
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={OWN}
            hint="# 加六個字，例如 #2F6B5C；空白是拼鋪的紅色。"
            value={text}
            error={isUnfinished ? '請填 # 加六個 0–9、A–F 的字。' : error}
            onChange={({ currentTarget }) => change(currentTarget.value)}
          />
        </Typed>
      </Row>
      <p role="status">
        {isColour(value) && !fault && '與底色的對比達到 WCAG AA（4.5 以上），文字看得清楚。'}
        {fault &&
          `與底色的對比只有 ${fault.contrast}，WCAG AA 要 4.5 以上，文字會看不清楚，不能發布。`}
      </p>
      {fault && (
        <Row>
          <Sample style={{ background: fault.suggestion }} />
          <Button variant="secondary" size="small" onClick={() => change(fault.suggestion)}>
            改用較深的 {fault.suggestion}
          </Button>
        </Row>
      )}
    </>
  );
}

const Swatch = styled.input`
  width: 56px;
  height: 48px;
  padding: ${theme.space[4]};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  cursor: pointer;
`;

const Typed = styled.div`
  flex: 1 1 200px;
`;

const Sample = styled.span`
  width: ${theme.width.touch};
  height: ${theme.width.touch};
  border: ${theme.border.edge};
  border-radius: ${theme.radius.small};
`;
