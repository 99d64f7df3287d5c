import { BUNDLE_MAX, RETURN_DAYS } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Dialog, LinkButton, useMediaQuery } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type LessonPicture, PICTURES } from './lesson-pictures.ts';

interface Lesson {
  title: string;
  text: ReactNode;
  picture: LessonPicture;
}

const LESSONS: readonly Lesson[] = [
  {
    title: '取得單一商品的推廣連結',
    text: '打開商品頁，在『團購推廣』看到每賣出一件的推廣利潤，按『取得推廣連結』，就有專屬於您的短網址。',
    picture: PICTURES.profit,
  },
  {
    title: '把幾樣商品做成一個套餐',
    text: `在商品列表按『選擇商品』，勾選最多 ${BUNDLE_MAX} 項，再按『建立產品套餐』，一個連結就能介紹全部。`,
    picture: PICTURES.bundle,
  },
  {
    title: '分享出去',
    text: '按『複製連結』貼到任何地方，或按『用 LINE 分享』。朋友由連結進來，看到的就是團購價，在同一個瀏覽器買其他商品也算您的。',
    picture: PICTURES.link,
  },
  {
    title: '分潤怎麼計算',
    text: '每件的利潤是實際售價減去批發價。優惠券的折抵按商品金額的比例從利潤扣除，不會低於 0。自己購買的、取消或全額退款的訂單不計分潤；部分退貨按退款金額的比例扣除。',
    picture: PICTURES.report,
  },
  {
    title: '什麼時候可以撥款',
    text: `訂單成立就看得到利潤；出貨後過了退貨期（宅配 ${RETURN_DAYS.home} 天，超商取貨 ${RETURN_DAYS.store} 天），隔天起就可撥款。有退貨申請時，等處理完再撥。每一筆的狀態和可撥款日期都在『分潤報告』，匯款帳號也在那裡設定。`,
    picture: PICTURES.orders,
  },
];

/** 推廣教學: explains promoting, step by step (ledger G6). */
export function Tutorial({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      variant="sheet"
      title="推廣教學"
      onClose={onClose}
      footer={
        <LinkButton as={Link} to="/products" $variant="promoter" $wide>
          挑選要推廣的商品
        </LinkButton>
      }
    >
      <Lessons>
        {LESSONS.map(({ title, text, picture }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Illustration {...picture} />
          </li>
        ))}
      </Lessons>
    </Dialog>
  );
}

function Illustration({ light, dark, alt }: LessonPicture) {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const src = isDark ? dark : light;
  return <img src={src} alt={alt} width={780} height={488} loading="lazy" decoding="async" />;
}

const Lessons = styled.ol`
  display: grid;
  gap: ${theme.space[32]};
  counter-reset: lesson;
  li { counter-increment: lesson; }
  h3 { font-size: ${theme.size[17]}; }
  h3::before { content: counter(lesson) '. '; color: ${theme.colour.plum}; }
  img { width: 100%; height: auto; margin-top: ${theme.space[12]}; border: ${theme.border.edge}; border-radius: ${theme.radius.small}; background: ${theme.colour.tint}; color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;
