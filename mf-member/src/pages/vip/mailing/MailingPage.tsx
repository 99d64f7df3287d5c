import type { MailChoices } from '@pinpu/shared/contracts';
import { mailOffersAtom, memberAtom, useAtomValue } from '@pinpu/shared/state';
import { Stack } from '@pinpu/shared/ui';
import { MailChoice, NotLoaded, useMailChoices } from '@pinpu/shared/widgets';
import { AccountPage } from '../AccountPage.tsx';

const TOPICS: readonly { topic: keyof MailChoices; label: string; help: string }[] = [
  { topic: 'news', label: '電子報', help: '新品、活動與店裡的消息。' },
  { topic: 'cart', label: '購物車提醒', help: '商品留在購物車沒有結帳時，寄一封信提醒您。' },
];

/** The mails that need the member's consent: those that the shop offers, and those that were consented to. */
function Choices({ token }: { token: string }) {
  const offers = useAtomValue(mailOffersAtom);
  const { data, isError, refetch } = useMailChoices(token);
  if (data === undefined)
    return <NotLoaded isError={isError} refetch={refetch} what="您的通知設定" />;
  const shown = TOPICS.filter(({ topic }) => offers[topic] || data[topic]);
  if (shown.length === 0) return <p>本店目前沒有需要訂閱的信件。</p>;
  return (
    <Stack>
      {shown.map((one) => (
        <MailChoice
          key={one.topic}
          {...one}
          token={token}
          source="member"
          checked={data[one.topic]}
        />
      ))}
    </Stack>
  );
}

/** Which mails the member gets besides those about orders. */
export function MailingPage({ token }: { token: string }) {
  const member = useAtomValue(memberAtom);
  return (
    <AccountPage title="通知設定">
      <p>
        寄到 {member?.acc_email}
        。訂單、出貨與退款的信一定會寄；下面的信只在您開啟時寄，每封都可以一鍵取消。
      </p>
      <Choices token={token} />
    </AccountPage>
  );
}
