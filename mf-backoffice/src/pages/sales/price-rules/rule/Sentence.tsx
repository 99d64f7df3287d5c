import { theme } from '@pinpu/shared/theme';
import { SelectField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { NumberField } from '../../../../features/fields/NumberField.tsx';

interface NumberWordProps {
  label: string;
  value: string;
  /** The fault of the sentence; it is shown below, and read here. */
  error?: string;
  placeholder?: string;
  onType: (value: string) => void;
}

/** A number inside a sentence. */
export const NumberWord = ({ label, value, error = '', placeholder, onType }: NumberWordProps) => (
  <Word $wide={false}>
    <NumberField
      label={label}
      value={value}
      error={error}
      maxLength={9}
      placeholder={placeholder}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  </Word>
);

interface ChoiceWordProps<Value extends string> {
  label: string;
  value: Value;
  options: Readonly<Partial<Record<Value, string>>>;
  onChoose: (value: Value) => void;
}

/** A choice inside a sentence. */
export const ChoiceWord = <Value extends string>(props: ChoiceWordProps<Value>) => (
  <Word $wide>
    <SelectField
      label={props.label}
      value={props.value}
      onChange={({ currentTarget }) => props.onChoose(currentTarget.value as Value)}
    >
      {Object.entries(props.options).map(([value, text]) => (
        <option key={value} value={value}>
          {String(text)}
        </option>
      ))}
    </SelectField>
  </Word>
);

/** A sentence with fields in it. */
export const Sentence = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]};
`;

/** A field without a visible label: the words beside it say what it is. */
const Word = styled.div<{ $wide: boolean }>`
  flex: ${({ $wide }) => ($wide ? '0 1 auto' : '0 0 104px')};
  min-width: 0;
  ${theme.media.phone} {
    flex-basis: ${({ $wide }) => ($wide ? 'auto' : '76px')};
    input { padding-inline: ${theme.space[8]}; }
  }
  label, p {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** `當`, `就`: what begins a part of the rule. */
export const Lead = styled.b`
  color: ${theme.colour.seal};
  font-size: ${theme.size[20]};
`;
