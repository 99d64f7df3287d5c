import type { InspectedPage } from '@pinpu/shared/contracts';
import { createContext, use } from 'react';

export const InspectedPageContext = createContext<InspectedPage | undefined>(undefined);

/** The page, as the shell knows it. @throws Error outside the inspector */
export function useInspectedPage(): InspectedPage {
  const page = use(InspectedPageContext);
  if (page === undefined) throw new Error('There is no page to inspect here.');
  return page;
}

/** Name of a part on the screen: `mf-cart 頁面 cart`. */
export function partLabel(id: string): string {
  const [remote = '', kind = '', ...name] = id.split('/');
  return `${remote} ${kind === 'page' ? '頁面' : '插槽'} ${name.join('/')}`;
}
