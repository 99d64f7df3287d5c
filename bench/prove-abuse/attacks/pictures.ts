import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { mapWithConcurrency } from '../../harness/concurrency.ts';
import { tally } from '../../harness/proof.ts';
import type { Attack } from '../attack.ts';
import { Visitor } from '../stranger/visitor.ts';

const PICTURES = 1000;

const bytesIn = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => statSync(path.join(folder, name)))
        .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
    : 0;

/** Requests pictures of products that do not exist, each of which would be drawn, encoded and stored. */
export const inventedPictures: Attack = {
  finding: 'H5',
  title: `${PICTURES} pictures of products that do not exist`,
  run: async ({ dataDir, ...shop }) => {
    const script = new Visitor(shop);
    const statuses: number[] = [];
    const addresses = Array.from(
      { length: PICTURES },
      (_, i) => `/media/p/B${5_000_000 + i}/1?w=1280`,
    );
    await mapWithConcurrency(20, addresses, async (address) => {
      statuses.push((await script.get(address)).status);
    });
    const bytes = bytesIn(path.join(dataDir, 'pictures'));
    const kinds = Object.entries(tally(statuses)).map(([status, count]) => `${count} × ${status}`);
    const counted = `${kinds.join(', ')}; ${Math.round(bytes / 1e6)} MB stored`;
    return { succeeded: bytes > 0, counted };
  },
};
