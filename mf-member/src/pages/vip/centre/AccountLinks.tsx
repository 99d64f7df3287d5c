import type { User } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { mailOffersAtom, useAtomValue } from '@pinpu/shared/state';
import { Icon, PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { linksCss } from './links.ts';

const MAILING = '/vip/mailing';

const PAGES = [
  { to: '/favourites', icon: 'heart', title: '我的收藏', text: '按過愛心的商品' },
  { to: '/vip/addresses', icon: 'truck', title: '收件人與發票', text: '結帳時直接選用' },
  { to: '/vip/devices', icon: 'user', title: '登入與裝置', text: '登入方式，登出其他裝置' },
  { to: MAILING, icon: 'mail', title: '通知設定', text: '電子報與購物車提醒' },
  { to: '/vip/data', icon: 'info', title: '我的資料', text: '下載一份，或刪除帳號' },
] as const;

const creditPage = (credit: number) =>
  ({
    to: '/vip/credit',
    icon: 'order',
    title: '購物金',
    text: `餘額 ${formatTwd(credit)}`,
  }) as const;

/** Links to the member's other pages: favourites, store credit where the shop has it, and pages about the account. */
export function AccountLinks({ credit }: Pick<User, 'credit'>) {
  const { news, cart } = useAtomValue(mailOffersAtom);
  const [favourites, ...others] = PAGES.filter(({ to }) => to !== MAILING || news || cart);
  const ofCredit = credit === undefined ? [] : [creditPage(credit)];
  const pages = [favourites, ...ofCredit, ...others].filter((page) => page !== undefined);
  return (
    <PageSection title="收藏與帳號">
      <Links aria-label="收藏與帳號">
        {pages.map(({ to, icon, title, text }) => (
          <Link key={to} to={to}>
            <Icon name={icon} />
            <span>{title}</span>
            <span>{text}</span>
          </Link>
        ))}
      </Links>
    </PageSection>
  );
}

const Links = styled.nav`
  ${linksCss}
`;
