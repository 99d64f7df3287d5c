import { type NewSite, SITE_NAME_LENGTH } from '@pinpu/shared/contracts/backoffice';
import { Stack, TextField } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { LinesField } from '../../../../features/fields/LinesField.tsx';

interface SiteFieldsProps {
  typed: NewSite;
  faults: Readonly<Record<string, string>>;
  /** Stored values of the changed fields. */
  stored?: Partial<NewSite>;
  onType: (change: Partial<NewSite>) => void;
}

const ORIGINS =
  '每行一個 https:// 開頭的網域，不含路徑，有沒有 www 要分開填。http://localhost 只供開發時測試；null 是沙箱框架的來源，任何網頁都能用，請謹慎';

const now = (text: string | undefined, hint: string) =>
  text === undefined ? hint : `目前是 ${text}`;

/** The fields of a site; the hint of a changed one shows the stored value. */
export const SiteFields = ({ typed, faults, stored = {}, onType }: SiteFieldsProps) => (
  <Stack>
    <TextField
      label="網站名稱"
      hint={now(stored.name, '客人結帳後看到「回到…」')}
      maxLength={SITE_NAME_LENGTH}
      autoComplete="off"
      value={typed.name}
      error={faults.name ?? ''}
      onChange={({ currentTarget: { value } }) => onType({ name: value })}
    />
    <Origins>
      <LinesField
        label="來源網域"
        hint={now(stored.origins?.join('、'), ORIGINS)}
        lines={typed.origins}
        error={faults.origins ?? ''}
        onChange={(origins) => onType({ origins })}
      />
    </Origins>
  </Stack>
);

/** Every rejected origin has a line in the message. */
const Origins = styled.div`
  p { white-space: pre-line; }
`;
