import { theme } from '@pinpu/shared/theme';
import {
  Badge,
  Page,
  PageSection,
  Panel,
  Row,
  SkipLink,
  Stack,
  VisuallyHidden,
} from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const badges = ['一', '二', '三'].map((text) => <Badge key={text}>{text}</Badge>);

export function Layouts() {
  return (
    <Specimens>
      <Specimen name="Page and Page $narrow: the column of all content" wide>
        <Stack $gap={4}>
          <Column>內容欄</Column>
          <Column $narrow>閱讀欄</Column>
        </Stack>
      </Specimen>
      <Specimen name="PageSection, level 3">
        <PageSection title="段落標題" level={3} more={<a href="/">看更多</a>}>
          <p>一段內容。</p>
        </PageSection>
      </Specimen>
      <Specimen name="Panel">
        <Panel>白紙一張，細線為邊。</Panel>
      </Specimen>
      <Specimen name="Stack">
        <Stack $gap={8}>{badges}</Stack>
      </Specimen>
      <Specimen name="Row">
        <Row>{badges}</Row>
      </Specimen>
      <Specimen name="SkipLink: visible only while it has the focus">
        <SkipLink href="#main">示範：跳到主要內容</SkipLink>用 Tab 鍵走到這裡，左上角會出現連結。
      </Specimen>
      <Specimen name="VisuallyHidden: said, not shown">
        後面有一句只說不顯示的話。
        <VisuallyHidden>您聽見了。</VisuallyHidden>
      </Specimen>
    </Specimens>
  );
}

const Column = styled(Page)`
  border-inline: ${theme.border.edge};
  background: ${theme.colour.card};
`;
