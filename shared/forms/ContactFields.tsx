import { postcodeBefore } from '@pinpu/shared/domain';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ContactInput } from './contact-inputs.ts';
import { FieldGroup, FieldGroupHead } from './field-group.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { TypedField } from './TypedField.tsx';

interface ContactFieldsProps<Name extends string> {
  legend: string;
  fields: readonly ContactInput<Name>[];
  values: Readonly<Record<Name, string>>;
  onChange: (name: Name, value: string) => void;
  /** Shown beside the legend. */
  action?: ReactNode;
  /** Changed when the fields are filled other than by typing; then earlier errors are cleared. */
  filling?: number;
  /** Shown above and below the inputs. */
  before?: ReactNode;
  after?: ReactNode;
}

/** The inputs of one person's contacts, all required. */
export function ContactFields<Name extends string>({
  legend,
  fields,
  values,
  onChange,
  action,
  filling = 0,
  before,
  after,
}: ContactFieldsProps<Name>) {
  const type = (name: Name, value: string) => {
    const beside = fields.find(({ address }) => address === name)?.name;
    const postcode = beside === undefined ? '' : postcodeBefore(value);
    if (beside !== undefined && values[beside] === '' && postcode !== '')
      onChange(beside, postcode);
    onChange(name, value);
  };
  return (
    <FieldGroup aria-label={legend}>
      <FieldGroupHead>
        <h3>{legend}</h3>
        {action}
      </FieldGroupHead>
      {before}
      {fields.map(({ name, address, ...field }) => (
        <Place key={`${name}${filling}`} $wide={field.kind === 'address' || field.kind === 'email'}>
          <TypedField
            {...field}
            name={name}
            required
            enterKeyHint="next"
            value={values[name]}
            onChange={(value) => type(name, value)}
          />
          {address && (
            <PlaceFields
              postcode={values[name]}
              address={values[address]}
              onPostcode={(code) => onChange(name, code)}
              onAddress={(text) => onChange(address, text)}
            />
          )}
        </Place>
      ))}
      {after}
    </FieldGroup>
  );
}

const Place = styled.div<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
