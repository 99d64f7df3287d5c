import { type ColourName, lightPalette, theme } from '@pinpu/shared/theme';
import { Button, Disclosure, TextField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { isPropertyValue } from './builder-state.ts';
import type { DescribedElement } from './described-elements.ts';

interface PropertyFieldsProps {
  element: DescribedElement;
  /** Values by name; '' if not set. */
  properties: Readonly<Record<string, string>>;
  onChange: (properties: Record<string, string>) => void;
}

/** The default of a custom property: `--pinpu-ink-soft` is `inkSoft` of the theme. */
const colourOf = (name: string): string | undefined => {
  const key = name
    .replace('--pinpu-', '')
    .replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  return lightPalette[key as ColourName];
};

const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '--pinpu-radius': '2px',
  '--pinpu-font': '"Noto Serif TC", serif',
};

interface PropertyFieldProps {
  name: string;
  summary: string;
  value: string;
  onChange: (value: string) => void;
}

function ColourProperty({ name, summary, value, onChange }: PropertyFieldProps) {
  const shown = isPropertyValue(name, value) && value !== '' ? value : (colourOf(name) ?? '');
  return (
    <Colour>
      <label>
        <input
          type="color"
          value={shown.toLowerCase()}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
        <span>
          {summary}
          <code translate="no">{value || '預設'}</code>
        </span>
      </label>
      {value !== '' && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${summary}恢復預設`}
          onClick={() => onChange('')}
        >
          恢復
        </Button>
      )}
    </Colour>
  );
}

const TextProperty = ({ name, summary, value, onChange }: PropertyFieldProps) => (
  <TextField
    label={summary}
    optional
    maxLength={120}
    autoComplete="off"
    spellCheck={false}
    placeholder={PLACEHOLDERS[name] ?? ''}
    value={value}
    error={isPropertyValue(name, value) ? '' : `請填寫像 ${PLACEHOLDERS[name]} 的值。`}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

/** Fields for an element's custom properties: colours, corners, fonts. */
export const PropertyFields = ({ element, properties, onChange }: PropertyFieldsProps) => (
  <Disclosure
    summary="顏色、圓角與字型"
    defaultOpen={Object.values(properties).some((value) => value !== '')}
  >
    <Fields>
      {element.properties.map(({ name, summary }) => {
        const field = {
          ...{ name, summary, value: properties[name] ?? '' },
          onChange: (value: string) => onChange({ ...properties, [name]: value }),
        };
        return colourOf(name) === undefined ? (
          <TextProperty key={name} {...field} />
        ) : (
          <ColourProperty key={name} {...field} />
        );
      })}
    </Fields>
  </Disclosure>
);

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[8]} ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Colour = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[8]};
  min-height: ${theme.width.touch};
  label { display: flex; align-items: center; gap: ${theme.space[12]}; min-width: 0; font-size: ${theme.size[15]}; cursor: pointer; }
  input {
    flex: none;
    width: ${theme.width.touch};
    height: ${theme.width.touch};
    padding: ${theme.space[4]};
    border: ${theme.border.edge};
    border-radius: ${theme.radius.small};
    background: ${theme.colour.card};
    cursor: pointer;
  }
  code { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
