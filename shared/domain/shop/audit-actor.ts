/** Who acts: an administrator, a command of the operator, or a team's token. */
const AUDIT_ACTORS = {
  administrator: '管理員',
  operator: '營運指令',
  team: '部署團隊',
} as const;

/** The operator's name for what the shop does by itself at its time. */
export const SCHEDULE_ACTOR = 'schedule';

/** Who acts, as the audit log and its file call it. */
export const auditActorText = (kind: keyof typeof AUDIT_ACTORS, actor: string): string =>
  kind === 'operator' && actor === SCHEDULE_ACTOR ? '自動排程' : AUDIT_ACTORS[kind];

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
