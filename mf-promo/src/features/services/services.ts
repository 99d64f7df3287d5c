import type { IconName } from '@pinpu/shared/ui';
import type { ComponentType } from 'react';

/** An entry under 更多服務: a page, or a dialog whose code is loaded when it is opened. */
export type Service = { text: string; hint: string; icon: IconName } & (
  | { to: string }
  | { dialog: () => Promise<ComponentType<{ onClose: () => void }>> }
);

/** A promoter's services in the member centre, in the order shown (spec §2). */
export const SERVICES: readonly Service[] = [
  {
    text: '推廣教學',
    hint: '做連結、分享、領分潤，一步一步來',
    icon: 'info',
    dialog: async () =>
      (await import(/* webpackChunkName: "tutorial" */ '../tutorial/Tutorial.tsx')).Tutorial,
  },
  {
    text: '我的推廣連結',
    hint: '每個連結的造訪、訂單、利潤，命名與停用',
    icon: 'link',
    to: '/vip/links',
  },
  {
    text: '分潤報告',
    hint: '近六個月的訂單、利潤與造訪',
    icon: 'order',
    to: '/vip/earnings',
  },
];
