export { accountName, hasOneTimePassword } from './account-name.ts';
export { admin } from './admin-client.ts';
export { adminAnswerOf, adminFileOf, withAdminResult } from './admin-result.ts';
export { uploadAsAdmin } from './admin-upload.ts';
export { endStaff, saveOverrides } from './staff.ts';
export { hasAdminDraft, useAdminDraft } from './use-admin-draft.ts';
