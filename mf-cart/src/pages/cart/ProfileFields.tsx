import { normaliseMobile } from '@pinpu/shared/domain';
import { orderInfoAtom, useAtom } from '@pinpu/shared/state';
import { TextField } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PlaceHelp } from './address/PlaceHelp.tsx';
import { Person, PersonHead } from './person-styles.ts';
import { ADDRESS_OF, type ProfileField } from './profile-fields.ts';

interface ProfileFieldsProps {
  legend: string;
  fields: readonly ProfileField[];
  /** Beside the legend. */
  action?: ReactNode;
  /** Changes when the fields are filled other than by typing: earlier errors are cleared. */
  filling?: number;
}

/** Normalises full-width digits of an input method, spaces from autofill, and mobile numbers. */
function tidyOf(name: ProfileField['name'], value: string) {
  const plain = value.normalize('NFKC').trim();
  return (name === 'cus_mobile' && normaliseMobile(plain)) || plain;
}

/** The inputs of one person. Input is stored at once, saved or not. */
export function ProfileFields({ legend, fields, action, filling = 0 }: ProfileFieldsProps) {
  const [info, setInfo] = useAtom(orderInfoAtom);
  return (
    <Person aria-label={legend}>
      <PersonHead>
        <h3>{legend}</h3>
        {action}
      </PersonHead>
      {fields.map(({ name, ...field }) => (
        <Place key={`${name}${filling}`} $wide={field.maxLength > 60}>
          <TextField
            {...field}
            name={name}
            required
            enterKeyHint="next"
            value={info[name]}
            onChange={({ currentTarget: { value } }) =>
              setInfo((before) => ({ ...before, [name]: value }))
            }
            onBlur={({ currentTarget: { value } }) => {
              const tidy = tidyOf(name, value);
              if (tidy !== value) setInfo((before) => ({ ...before, [name]: tidy }));
            }}
          />
          {ADDRESS_OF[name] && <PlaceOf postcode={name} address={ADDRESS_OF[name]} />}
        </Place>
      ))}
    </Person>
  );
}

function PlaceOf({ postcode, address }: Record<'postcode' | 'address', ProfileField['name']>) {
  const [info, setInfo] = useAtom(orderInfoAtom);
  return (
    <PlaceHelp
      postcode={info[postcode]}
      address={info[address]}
      onAddress={(text) => setInfo((before) => ({ ...before, [address]: text }))}
    />
  );
}

const Place = styled.div<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
