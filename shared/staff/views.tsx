import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import { LazyView } from '@pinpu/shared/widgets';
import type { ComponentType } from 'react';
import styled from 'styled-components';

/** Props of every screen of the staff. `id` is the part of the address after the screen's name; '' if there is none. */
export interface ViewProps {
  id: string;
}

/** A screen of the staff; `remote.json` has the link to it. */
export interface StaffView {
  /** Its name in the address: `orders` of `/el/shop/orders`; '' for the first. */
  name: string;
  title: string;
  load: () => Promise<ComponentType<ViewProps>>;
}

interface ViewPageProps {
  view: StaffView;
  /** Its remote's page, which makes the view's name unique: `shop`. */
  page: string;
  id?: string;
}

/** Renders a view; its code is loaded when it is first shown. */
export const ViewPage = ({ view: { name, title, load }, page, id = '' }: ViewPageProps) => (
  <LazyView id={`${page}/${name}`} title={title} load={load}>
    {(View) => <View id={id} />}
  </LazyView>
);

/** Around every screen of the staff. */
export const ViewPlace = styled(Page)`
  padding-block: ${theme.space[24]} ${theme.space[48]};
  h1 { font-size: ${theme.size[25]}; letter-spacing: .04em; }
`;
