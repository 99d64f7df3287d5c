/** Who acts, as the audit log and its file call it: an administrator, a command of the operator, or a team's token. */
export const AUDIT_ACTORS = {
  administrator: '管理員',
  operator: '營運指令',
  team: '部署團隊',
} as const;

/** The verbs of actions that only read, as `order.list` does; personal data that is revealed is an action of its own. */
const READING = [
  'edits',
  'errors',
  'esch',
  'list',
  'overview',
  'preview',
  'read',
  'requests',
  'versions',
];

/** Areas of which every action only reads. */
const READ_AREAS = ['lookup'];

export const AUDIT_READS = { verbs: READING, areas: READ_AREAS } as const;
