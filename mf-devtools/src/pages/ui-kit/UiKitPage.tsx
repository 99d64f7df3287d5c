import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Page, PageSection, Stack } from '@pinpu/shared/ui';
import { stories } from '@pinpu/shared/ui/stories';
import { useState } from 'react';
import styled from 'styled-components';
import { type Scheme, SchemeChoice } from './SchemeChoice.tsx';
import { usePicture } from './use-picture.ts';

/** Every component of the kit in every state (spec §2 UI kit). */
export function UiKitPage() {
  const [scheme, setScheme] = useState<Scheme>();
  const picture = usePicture();
  useDocumentTitle('介面元件');
  return (
    <Ground data-theme={scheme}>
      <Page>
        <Stack $gap={48}>
          <Stack>
            <Title>介面元件</Title>
            <p>拼鋪各畫面共用的元件，以及每個元件的各種狀態。</p>
            <SchemeChoice scheme={scheme} onChoose={setScheme} />
            <nav aria-label="元件分類">
              <Places>
                {stories.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </Places>
            </nav>
          </Stack>
          {stories.map(({ id, title, Story }) => (
            <div key={id} id={id}>
              <PageSection title={title}>
                <Story picture={picture} />
              </PageSection>
            </div>
          ))}
        </Stack>
      </Page>
    </Ground>
  );
}

const Ground = styled.div`
  padding-block: ${theme.space[32]} ${theme.space[72]};
  background: ${theme.colour.paper};
  color: ${theme.colour.ink};
`;

const Title = styled.h1`
  font-size: ${theme.size[32]};
`;

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[16]};
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.width.touch};
  }
`;
