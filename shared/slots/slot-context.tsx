import type { SlotContracts, SlotName } from '@pinpu/shared/contracts';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** Renders every filler of `name`, each in its own error boundary; provided by the host. */
export type SlotRenderer = <Name extends SlotName>(
  name: Name,
  props: SlotContracts[Name],
) => ReactNode;

/** The export `slots` of a remote's `slots.tsx`: the components it contributes, loaded when first shown. */
export type SlotLoaders = {
  [Name in SlotName]?: () => Promise<ComponentType<SlotContracts[Name]>>;
};

export type PageParams = Readonly<Record<string, string | undefined>>;

/** The URL of a page; not `window.location`, since a page is also prefetched from a link to it. */
export interface PageAddress {
  pathname: string;
  search: string;
}

/** A page that a remote contributes. `prefetch` loads the page's data for an address. */
export interface LentPage {
  Page: ComponentType;
  prefetch?: (params: PageParams, address: PageAddress) => Promise<unknown>;
}

/** The export `pages` of a remote's `routes.tsx`: page name → page, loaded at first use. */
export type PageLoaders = Record<string, () => Promise<LentPage>>;

export const SlotContext = createContext<SlotRenderer>(() => null);

export function SlotProvider({ render, children }: { render: SlotRenderer; children: ReactNode }) {
  return <SlotContext value={render}>{children}</SlotContext>;
}
