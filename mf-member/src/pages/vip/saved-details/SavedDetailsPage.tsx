import { AccountPage } from '../AccountPage.tsx';
import { SavedInvoices } from './SavedInvoices.tsx';
import { SavedRecipients } from './SavedRecipients.tsx';

/** Recipients and invoices that the member has saved for orders. */
export function SavedDetailsPage({ token }: { token: string }) {
  return (
    <AccountPage title="收件人與發票">
      <p>結帳時自動帶入預設的一筆，也可以改選其他的。</p>
      <SavedRecipients token={token} />
      <SavedInvoices token={token} />
    </AccountPage>
  );
}
