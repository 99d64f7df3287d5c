import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import { LazyView } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import type { View } from './views.ts';

/** One view below its title; its code is loaded when it is first shown. */
export function ViewPage({ view: { id, title, load } }: { view: View }) {
  useDocumentTitle(title);
  return (
    <Place>
      <h1>{title}</h1>
      <LazyView id={`admin/${id}`} title={title} load={load}>
        {(View) => <View />}
      </LazyView>
    </Place>
  );
}

const Place = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  padding-block: ${theme.space[24]} ${theme.space[48]};
  h1 { font-size: ${theme.size[25]}; letter-spacing: .04em; }
`;
