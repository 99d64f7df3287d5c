import { type Coupon, couponText, dayText, formatTwd, memberPath } from '@pinpu/shared/domain';
import {
  button,
  codes,
  facts,
  type MailContent,
  note,
  paragraph,
} from '../../base/mail/template/blocks.ts';

/** The mail with a birthday coupon. Who removes the birthday from the profile gets no more of them. */
export const birthdayMail = (
  { coupon_code, min_amt, ...coupon }: Coupon,
  lastDay: string,
  publicUrl: string,
): MailContent => ({
  subject: '：祝您生日快樂，送您一張生日券',
  preview: '登入後就可以在購物車使用。',
  headline: '祝您生日快樂',
  blocks: [
    paragraph('您好，祝您生日快樂。送您一張生日券，登入後就可以在購物車使用。'),
    codes(['生日券', coupon_code]),
    facts(
      ['優惠', couponText(coupon)],
      ['使用條件', min_amt > 0 ? `商品滿 ${formatTwd(min_amt)}` : '不限金額'],
      ['最後一天', dayText(lastDay)],
    ),
    button('查看會員中心', publicUrl + memberPath()),
    note('這張優惠券只有您的帳號可以使用，一次用完。'),
  ],
  reason:
    '您收到這封信，是因為您在會員資料填寫了生日。如果不想再收到生日券，請在會員中心清除生日。',
});
