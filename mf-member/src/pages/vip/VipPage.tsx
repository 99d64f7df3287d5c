import { prefetchQuery } from '@pinpu/shared/query';
import { useParams, useSearchParams } from '@pinpu/shared/router';
import { type PageAddress, type PageParams, Slot } from '@pinpu/shared/slots';
import { appStore, useAtomValue, useDocumentTitle, userTokenAtom } from '@pinpu/shared/state';
import { Page } from '@pinpu/shared/ui';
import { accountQuery } from './centre/account-query.ts';
import { MemberCentre } from './centre/MemberCentre.tsx';
import { orderFilter } from './centre/order-filter.ts';
import { CreditPage } from './credit/CreditPage.tsx';
import { DevicesPage } from './devices/DevicesPage.tsx';
import { MailingPage } from './mailing/MailingPage.tsx';
import { OwnDataPage } from './own-data/OwnDataPage.tsx';
import { SavedDetailsPage } from './saved-details/SavedDetailsPage.tsx';
import { MagicSignIn } from './sign-in/MagicSignIn.tsx';
import { SignIn } from './sign-in/SignIn.tsx';

/** Prefetches the profile for the page, if somebody is signed in. */
export async function prefetchVip({ ACT }: PageParams, { search }: PageAddress) {
  const token = appStore.get(userTokenAtom);
  const filter = orderFilter(ACT, new URLSearchParams(search));
  if (token !== '') await prefetchQuery(accountQuery(token, filter));
}

function Content() {
  const { ACT } = useParams();
  const [search] = useSearchParams();
  const token = useAtomValue(userTokenAtom);
  const magic = search.get('magic') ?? '';
  if (magic !== '') return <MagicSignIn code={magic} />;
  if (token === '')
    return (
      <>
        <SignIn joining={ACT === 'join'} />
        <Slot name="member.aside" />
      </>
    );
  if (ACT === 'data') return <OwnDataPage />;
  if (ACT === 'devices') return <DevicesPage token={token} />;
  if (ACT === 'credit') return <CreditPage token={token} />;
  if (ACT === 'mailing') return <MailingPage token={token} />;
  if (ACT === 'addresses') return <SavedDetailsPage token={token} />;
  return <MemberCentre key={token} token={token} />;
}

const TITLES: Readonly<Record<string, string>> = {
  data: '我的資料',
  devices: '登入與裝置',
  addresses: '收件人與發票',
  credit: '購物金',
  mailing: '通知設定',
};

/** Sign-in, or the member centre if signed in, at `/vip/:ACT?` (spec §2). */
export function VipPage() {
  const { ACT = '' } = useParams();
  const signedIn = useAtomValue(userTokenAtom) !== '';
  useDocumentTitle(signedIn ? (TITLES[ACT] ?? '會員中心') : '會員登入');
  return (
    <Page>
      <Content />
    </Page>
  );
}
