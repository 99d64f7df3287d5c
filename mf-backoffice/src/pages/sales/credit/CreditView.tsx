import { formatTwd } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { useNavigate, useSearchParams } from '@pinpu/shared/router';
import { TextSearch } from '@pinpu/shared/staff';
import { Stack } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import { fetchCreditTotal } from '../../../api/credit.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { MemberCredit } from './MemberCredit.tsx';

/** What all members can still use, in one sentence. */
function Owed() {
  const { data } = useQuery({
    queryKey: [SHOP_KEY, 'credit', 'total'],
    queryFn: fetchCreditTotal,
    staleTime: 0,
    meta: { quiet: true },
  });
  if (data === undefined) return null;
  const { bonus, paid, members } = data;
  return (
    <Soft>
      {members === 0
        ? '目前沒有會員有購物金。'
        : `${members} 位會員共有 ${formatTwd(bonus + paid)} 還沒使用，其中 ${formatTwd(paid)} 由退款轉入。`}
    </Soft>
  );
}

/** Store credit at `/el/shop/credit`: what the shop owes, and one member's, found by e-mail. */
export function CreditView() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const email = search.get('email')?.trim() ?? '';
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <h1>購物金</h1>
        <Owed />
      </Stack>
      <TextSearch
        key={email}
        label="會員的 E-mail"
        placeholder="member@example.com"
        q={email}
        onSearch={(q) =>
          navigate(q === '' ? '/el/shop/credit' : `/el/shop/credit?email=${encodeURIComponent(q)}`)
        }
      />
      {email !== '' && <MemberCredit key={`of ${email}`} email={email} />}
    </Stack>
  );
}
