import type { MailChoices } from '@pinpu/shared/contracts';

interface TopicWords {
  /** The kind of the mails that the consent allows (`outbox_mails.kind`). */
  kind: string;
  name: string;
  stop: string;
}

export const TOPICS: Readonly<Record<keyof MailChoices, TopicWords>> = {
  news: { kind: 'news', name: '電子報', stop: '取消訂閱電子報' },
  cart: { kind: 'cart-reminder', name: '購物車提醒', stop: '不再寄購物車提醒' },
};
