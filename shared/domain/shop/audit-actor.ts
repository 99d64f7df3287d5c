/** Who acts, as the audit log and its file call it: an administrator, a command of the operator, or a team's token. */
export const AUDIT_ACTORS = {
  administrator: '管理員',
  operator: '營運指令',
  team: '部署團隊',
} as const;
