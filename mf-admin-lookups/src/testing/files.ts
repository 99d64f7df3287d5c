import { createHash } from 'node:crypto';
import { appStore, noticesAtom } from '@pinpu/shared/state';
import { fakeApi } from '@pinpu/shared/testing';
import { screen } from '@testing-library/react';
import { showAdmin } from './admin.tsx';

export const stored = (name: string) => ({
  link: `/files/WEB/id-${name}/${encodeURIComponent(name)}`,
  name,
  mime: 'text/plain',
  size: 1536,
  sha256: 'x',
  owner: 'WEB',
  account: 'admin',
  c_date: '2026-11-23T02:00:00.000Z',
});
const limits = {
  file_bytes: 2000,
  request_bytes: 10_000,
  files: 50,
  total_bytes: 1024 * 1024,
  used_bytes: 3072,
};
export const answerWith = (...names: string[]) => ({
  Success: true,
  Data: names.map(stored),
  limits,
  types: ['txt', 'pdf'],
});
/** The values that file tokens are made of. */
export const esch = {
  Success: true,
  Data: { print_layouts: [], file: { prefix: 'a-', suffix: '-b', today: '2026-11-23' } },
};
export const TOKEN = createHash('sha256').update('a-2026-11-23-b').digest('hex');
export const answers = {
  'GET /api/file': () => answerWith('甲.txt', '乙.txt'),
  'GET /api/Config/esch': () => esch,
};
export const fileNamed = (name: string, size = 3) => new File(['x'.repeat(size)], name);
export const notices = () =>
  appStore.get(noticesAtom).map(({ title, code, message }) => `${title} ${code} ${message}`);

/** Shows the files view; `more` are answers besides those above. */
export async function show(more: Parameters<typeof fakeApi>[0] = {}) {
  const arrived = fakeApi({ ...answers, ...more });
  showAdmin('/el/files');
  await screen.findByRole('group', { name: '選擇檔案' });
  return arrived;
}
