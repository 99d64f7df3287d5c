import { memberAtom, useAtomValue } from '@pinpu/shared/state';
import { AccountPage } from '../AccountPage.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';

/** Downloads a copy of the member's data, and deletes the account. */
export function OwnDataPage() {
  const member = useAtomValue(memberAtom);
  return (
    <AccountPage title="我的資料">
      <DownloadData />
      <DeleteAccount email={member?.acc_email ?? ''} />
    </AccountPage>
  );
}
