import { distDir } from '../../tooling/build/workspaces.ts';
import { type Rendering, startShop } from '../support/start-shop.ts';
import { oneBundleDir } from './one-bundle/build.ts';

/** The compared subjects: the composed shop and the one bundle, each with and without server rendering. */
const SUBJECTS = {
  'composed, rendered': { dist: distDir, rendering: 'on', port: 8191 },
  composed: { dist: distDir, rendering: 'off', port: 8192 },
  'one bundle, rendered': { dist: oneBundleDir, rendering: 'on', port: 8194 },
  'one bundle': { dist: oneBundleDir, rendering: 'off', port: 8193 },
} satisfies Record<string, { dist: string; rendering: Rendering; port: number }>;

export type Subject = keyof typeof SUBJECTS;

export const subjects = Object.keys(SUBJECTS) as Subject[];

export const isRenderedSubject = (subject: Subject) => SUBJECTS[subject].rendering === 'on';

export interface RunningSubject {
  subject: Subject;
  url: string;
  stop: () => Promise<void>;
}

/** Starts a shop for each subject. */
export async function startSubjects(): Promise<RunningSubject[]> {
  const running: RunningSubject[] = [];
  for (const subject of subjects) {
    const { dist, port, rendering } = SUBJECTS[subject];
    running.push({ subject, ...(await startShop(dist, port, { rendering })) });
  }
  return running;
}
