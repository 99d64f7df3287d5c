import { button, type MailContent, note, paragraph } from '../mail/template/blocks.ts';
import { confirmPath } from './links.ts';

/** The mail that asks the mailbox's owner to confirm; it contains no text that the requester has typed. */
export const confirmMail = (token: string, publicUrl: string): MailContent => ({
  subject: '電子報訂閱確認',
  preview: '按一下確認，才會開始寄電子報給您。',
  headline: '確認訂閱電子報',
  blocks: [
    paragraph('您好，有人請我們寄電子報到這個信箱。確認後才會開始寄送。'),
    button('確認訂閱', publicUrl + confirmPath(token)),
    note('連結於兩天內有效。每封電子報都可以一鍵取消訂閱。'),
  ],
  reason:
    '您收到這封信，是因為有人以這個電子郵件訂閱本店電子報。若不是您，請忽略此信，我們不會寄電子報給您。',
});
