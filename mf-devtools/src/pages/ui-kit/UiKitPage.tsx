import { fetchHomeProducts } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { useDocumentTitle } from '@pinpu/shared/state';
import { lightPalette, theme } from '@pinpu/shared/theme';
import { Chip, Page, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { stories } from '@pinpu/shared/ui/stories';
import { useState } from 'react';
import styled from 'styled-components';

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

/** Undefined to follow the system. */
type Scheme = 'light' | 'dark' | undefined;

const schemes: [Scheme, string][] = [
  [undefined, '依系統'],
  ['light', '日光'],
  ['dark', '燈下'],
];

type SchemeChoiceProps = { scheme: Scheme; onChoose: (scheme: Scheme) => void };

/** Selects the colour scheme of the page. */
function SchemeChoice({ scheme, onChoose }: SchemeChoiceProps) {
  return (
    <Row role="group" aria-label="配色">
      {schemes.map(([own, text]) => (
        <Chip key={text} type="button" aria-pressed={own === scheme} onClick={() => onChoose(own)}>
          {text}
        </Chip>
      ))}
    </Row>
  );
}

/** A product picture of the shop, with a drawing as the fallback. */
function usePicture() {
  const { data } = useQuery({
    queryKey: ['ui-kit', 'picture'],
    queryFn: () => fetchHomeProducts('featured', 1),
  });
  return data?.[0]?.prd_man_pic || samplePicture;
}

const { tint, celadon, ginger, vermilion } = lightPalette;

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<path fill="${tint}" d="M0 0h64v64H0z"/><path fill="${celadon}" d="M18 20h28l-3 30H21z"/>
<path fill="${ginger}" d="M16 14h32v7H16z"/><path fill="${vermilion}" d="M27 29h10v12H27z"/></svg>`;

/** A drawing of a jar, for shops without goods; ends with `#`, so that an appended width is not part of the data. */
const samplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}#`;
