import type { ComponentType } from 'react';

/** A screen of the administrative side. */
export interface View {
  /** Its name in the address: `/el/deployments`. `remote.json` has the link to it. */
  id: string;
  title: string;
  load: () => Promise<ComponentType>;
}

/** The form that changes one's own password; replaces every other view until a one-time password has been changed. */
export const PASSWORD_VIEW: View = {
  id: 'password',
  title: '密碼與裝置',
  load: async () => (await import('../password/PasswordView.tsx')).PasswordView,
};

/** All views; a new one is an entry here and a link in `remote.json`. The first is shown at `/el/`. */
export const VIEWS: readonly [View, ...View[]] = [
  {
    id: 'business-users',
    title: '商家',
    load: async () => (await import('../lookups/lists/people.tsx')).BizUsersView,
  },
  {
    id: 'system-users',
    title: '系統使用者',
    load: async () => (await import('../lookups/lists/people.tsx')).SystemUsersView,
  },
  {
    id: 'user-groups',
    title: '使用者群組',
    load: async () => (await import('../lookups/lists/people.tsx')).UserGroupsView,
  },
  {
    id: 'account-groups',
    title: '帳戶群組',
    load: async () => (await import('../lookups/lists/billing.tsx')).AccountsView,
  },
  {
    id: 'bill-templates',
    title: '帳單範本',
    load: async () => (await import('../lookups/lists/templates.tsx')).TemplatesView,
  },
  {
    id: 'bill-periods',
    title: '帳單期別',
    load: async () => (await import('../lookups/lists/billing.tsx')).PeriodsView,
  },
  {
    id: 'merchants',
    title: '收款企業',
    load: async () => (await import('../lookups/lists/billing.tsx')).MerchantsView,
  },
  {
    id: 'files',
    title: '檔案',
    load: async () => (await import('../files/FilesView.tsx')).FilesView,
  },
  {
    id: 'deployments',
    title: '部署',
    load: async () => (await import('../deployments/DeploymentsView.tsx')).DeploymentsView,
  },
  {
    id: 'developer',
    title: '開發者模式',
    load: async () => (await import('../developer-mode/DeveloperMode.tsx')).DeveloperMode,
  },
  {
    id: 'accounts',
    title: '帳號',
    load: async () => (await import('../accounts/AccountsView.tsx')).AccountsView,
  },
  {
    id: 'audit',
    title: '操作紀錄',
    load: async () => (await import('../audit/AuditView.tsx')).AuditView,
  },
  PASSWORD_VIEW,
];

/** The view with the given name; the first one if there is none. */
export const viewNamed = (id: string | undefined): View =>
  VIEWS.find((view) => view.id === id) ?? VIEWS[0];
