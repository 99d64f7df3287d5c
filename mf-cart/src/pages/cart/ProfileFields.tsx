import { orderInfoAtom, useAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { TextField } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ProfileField } from './profile-fields.ts';

interface ProfileFieldsProps {
  legend: string;
  fields: readonly ProfileField[];
  /** Beside the legend. */
  action?: ReactNode;
  /** Changed when the fields were filled by something else than typing: what was wrong before is forgotten. */
  filling?: number;
}

/** The inputs of one person. What is typed is kept at once, saved or not. */
export function ProfileFields({ legend, fields, action, filling = 0 }: ProfileFieldsProps) {
  const [info, setInfo] = useAtom(orderInfoAtom);
  return (
    <Person aria-label={legend}>
      <Head>
        <h3>{legend}</h3>
        {action}
      </Head>
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
              // Full-width digits of an input method, and spaces that autofill leaves.
              const tidy = value.normalize('NFKC').trim();
              if (tidy !== value) setInfo((before) => ({ ...before, [name]: tidy }));
            }}
          />
        </Place>
      ))}
    </Person>
  );
}

const Person = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  min-width: 0;
  ${theme.media.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  gap: ${theme.space[12]};
  font-size: ${theme.size[20]};
`;

const Place = styled.div<{ $wide: boolean }>`
  ${({ $wide }) => $wide && 'grid-column: 1 / -1;'}
`;
