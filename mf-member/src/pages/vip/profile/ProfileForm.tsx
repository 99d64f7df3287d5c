import type { User } from '@pinpu/shared/contracts';
import { NAME_IS_EMAIL, nameEqualsEmail, taipeiDate } from '@pinpu/shared/domain';
import { PlaceFields, TypedField } from '@pinpu/shared/forms';
import { theme } from '@pinpu/shared/theme';
import { reportFirstInvalid, TextField } from '@pinpu/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { type DraftField, draftOf, PROFILE_FIELDS, type ProfileDraft } from './profile-fields.ts';

/** The draft, and whether its name is the account's e-mail, which no input's validity can express. */
function useDraft(member: User) {
  const [draft, setDraft] = useState(() => draftOf(member));
  const [nameRejected, setNameRejected] = useState(false);
  const change = (name: DraftField, value: string) => {
    setDraft((before) => ({ ...before, [name]: value }));
    if (name === 'cus_name') setNameRejected(false);
  };
  const nameHolds = () => {
    const rejected = nameEqualsEmail(draft.cus_name, member.acc_email);
    setNameRejected(rejected);
    return !rejected;
  };
  return {
    draft,
    change,
    nameHolds,
    errors: { cus_name: nameRejected ? NAME_IS_EMAIL : undefined },
  };
}

interface ProfileFormProps {
  id: string;
  member: User;
  /** Called with a valid draft. */
  onSubmit: (draft: ProfileDraft) => void;
}

/** The fields of spec §5 and their validation. */
export function ProfileForm({ id, member, onSubmit }: ProfileFormProps) {
  const name = useRef<HTMLInputElement>(null);
  const { draft, change, nameHolds, errors } = useDraft(member);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!reportFirstInvalid(event.currentTarget)) return;
    if (nameHolds()) onSubmit(draft);
    else name.current?.focus();
  };
  return (
    <Fields id={id} noValidate onSubmit={submit}>
      <TextField
        label="電子郵件（會員登入帳號）"
        type="email"
        disabled
        value={member.acc_email}
        readOnly
      />
      {PROFILE_FIELDS.map((field) => (
        <div key={field.name}>
          <TypedField
            {...field}
            ref={field.name === 'cus_name' ? name : undefined}
            value={draft[field.name]}
            error={field.name === 'cus_name' ? errors.cus_name : undefined}
            onChange={(value) => change(field.name, value)}
          />
          {field.name === 'cus_postcode' && (
            <PlaceFields
              postcode={draft.cus_postcode}
              address={draft.cus_addr1}
              onPostcode={(postcode) => change('cus_postcode', postcode)}
              onAddress={(address) => change('cus_addr1', address)}
            />
          )}
        </div>
      ))}
      <Birthday value={draft.birth_day} onChange={(value) => change('birth_day', value)} />
    </Fields>
  );
}

function Birthday({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [today] = useState(() => taipeiDate(new Date()));
  return (
    <TextField
      label="生日"
      name="birth_day"
      type="date"
      autoComplete="bday"
      optional
      min="1900-01-01"
      max={today}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;
