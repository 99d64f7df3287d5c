import { WrongSetting } from './support/settings.ts';

/** Every measurement and proof by subject and name; each module runs when it is imported. */
const SUBJECTS: Record<string, Record<string, () => Promise<unknown>>> = {
  pages: {
    composition: () => import('./pages/composition/main.ts'),
    memory: () => import('./pages/memory.ts'),
    navigation: () => import('./pages/navigation.ts'),
    remotes: () => import('./pages/remotes.ts'),
  },
  server: {
    catalog: () => import('./server/catalog.ts'),
    list: () => import('./server/list/main.ts'),
    rendering: () => import('./server/rendering/main.ts'),
    rules: () => import('./server/rules.ts'),
  },
  embed: {
    cart: () => import('./embed/main.ts'),
  },
  pictures: {
    mails: () => import('./pictures/mails.ts'),
    tutorial: () => import('./pictures/tutorial.ts'),
  },
  proofs: {
    deployments: () => import('./proofs/deployments/main.ts'),
    failures: () => import('./proofs/failures.ts'),
    faults: () => import('./proofs/faults/main.ts'),
    orders: () => import('./proofs/orders/main.ts'),
    rendering: () => import('./proofs/rendering/main.ts'),
    rules: () => import('./proofs/rules/main.ts'),
    soak: () => import('./proofs/soak/main.ts'),
  },
};

const [subject = '', name = ''] = process.argv.slice(2);
const run = SUBJECTS[subject]?.[name];
if (run === undefined) {
  console.error('Usage: npm run bench -- SUBJECT NAME, with one of');
  for (const [one, names] of Object.entries(SUBJECTS))
    console.error(`  ${one.padEnd(9)} ${Object.keys(names).join(', ')}`);
  process.exit(1);
}
await run().catch((error: unknown) => {
  console.error(error instanceof WrongSetting ? error.message : error);
  process.exit(1);
});
