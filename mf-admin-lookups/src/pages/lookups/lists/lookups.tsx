import type { ReactNode } from 'react';
import { LookupView } from '../LookupView.tsx';
import type { Lookup } from '../lookup.ts';
import { accounts, merchants, periods } from './billing.ts';
import { bizUsers } from './biz-users.ts';
import { systemUsers, userGroups } from './people.ts';
import { templates } from './templates.ts';

interface ShownLookup {
  view: string;
  title: string;
  content: ReactNode;
}

const shown = <Item,>(lookup: Lookup<Item>): ShownLookup => ({
  view: lookup.view,
  title: lookup.title,
  content: <LookupView key={lookup.view} lookup={lookup} />,
});

/** All lookups; a new one is an entry here and a link in `remote.json`. */
export const LOOKUPS: readonly [ShownLookup, ...ShownLookup[]] = [
  shown(bizUsers),
  shown(systemUsers),
  shown(userGroups),
  shown(accounts),
  shown(templates),
  shown(periods),
  shown(merchants),
];
