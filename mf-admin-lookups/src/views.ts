import type { StaffView } from '@pinpu/shared/staff';

/** The form that changes one's own password; replaces every other view until a one-time password has been changed. */
export const PASSWORD_VIEW: StaffView = {
  name: 'password',
  title: '密碼與裝置',
  load: async () => (await import('./pages/password/PasswordView.tsx')).PasswordView,
};

/** All views; a new one is an entry here and a link in `remote.json`. The first is shown at `/el/`. */
export const VIEWS: readonly [StaffView, ...StaffView[]] = [
  {
    name: 'business-users',
    title: '商家',
    load: async () => (await import('./pages/lookups/lists/people.tsx')).BizUsersView,
  },
  {
    name: 'system-users',
    title: '系統使用者',
    load: async () => (await import('./pages/lookups/lists/people.tsx')).SystemUsersView,
  },
  {
    name: 'user-groups',
    title: '使用者群組',
    load: async () => (await import('./pages/lookups/lists/people.tsx')).UserGroupsView,
  },
  {
    name: 'account-groups',
    title: '帳戶群組',
    load: async () => (await import('./pages/lookups/lists/billing.tsx')).AccountsView,
  },
  {
    name: 'bill-templates',
    title: '帳單範本',
    load: async () => (await import('./pages/lookups/lists/templates.tsx')).TemplatesView,
  },
  {
    name: 'bill-periods',
    title: '帳單期別',
    load: async () => (await import('./pages/lookups/lists/billing.tsx')).PeriodsView,
  },
  {
    name: 'merchants',
    title: '收款企業',
    load: async () => (await import('./pages/lookups/lists/billing.tsx')).MerchantsView,
  },
  {
    name: 'files',
    title: '檔案',
    load: async () => (await import('./pages/files/FilesView.tsx')).FilesView,
  },
  {
    name: 'deployments',
    title: '部署',
    load: async () => (await import('./pages/deployments/DeploymentsView.tsx')).DeploymentsView,
  },
  {
    name: 'developer',
    title: '開發者模式',
    load: async () => (await import('./pages/developer-mode/DeveloperMode.tsx')).DeveloperMode,
  },
  {
    name: 'accounts',
    title: '帳號',
    load: async () => (await import('./pages/accounts/AccountsView.tsx')).AccountsView,
  },
  {
    name: 'audit',
    title: '操作紀錄',
    load: async () => (await import('./pages/audit/AuditView.tsx')).AuditView,
  },
  PASSWORD_VIEW,
];

/** The view with the given name; the first one if there is none. */
export const viewNamed = (name: string | undefined): StaffView =>
  VIEWS.find((view) => view.name === name) ?? VIEWS[0];
