import { fetchRecipients } from '@pinpu/shared/api';
import type { SavedRecipient } from '@pinpu/shared/contracts';
import { type Recipient, recipientOf } from '@pinpu/shared/domain';
import { ContactFields, RECIPIENT_INPUTS } from '@pinpu/shared/forms';
import { changeRecipients } from '../../../api/saved-details.ts';
import { SavedList } from './SavedList.tsx';
import type { SavedKind } from './saved-kind.ts';
import { useSavedList } from './use-saved-list.ts';

const BLANK: Recipient = { cnt_name: '', phone1: '', email: '', addr1_postcode: '', addr1: '' };

const KIND: SavedKind<Recipient> = {
  title: '收件人',
  noun: '位收件人',
  empty: '還沒有儲存收件人。結帳時勾選「記住這位收件人」，或在這裡新增。',
  blank: BLANK,
  contentOf: recipientOf,
  nameOf: ({ cnt_name }) => cnt_name,
  detailsOf: ({ phone1, email, addr1_postcode, addr1 }) => (
    <div>
      <p>{phone1}</p>
      <p>{`${addr1_postcode} ${addr1}`}</p>
      <p>{email}</p>
    </div>
  ),
  fields: (recipient, change) => (
    <ContactFields
      legend="收件人"
      fields={RECIPIENT_INPUTS}
      values={recipient}
      onChange={(name, value) => change({ [name]: value })}
    />
  ),
};

export function SavedRecipients({ token }: { token: string }) {
  const list = useSavedList<SavedRecipient, Recipient>(token, {
    name: 'recipients',
    read: fetchRecipients,
    write: changeRecipients,
  });
  return <SavedList kind={KIND} list={list} />;
}
