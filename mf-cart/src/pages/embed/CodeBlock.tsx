import { theme } from '@pinpu/shared/theme';
import { CopyButton } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Code to copy; `what` names it for screen readers: 購買鈕的程式碼. */
export const CodeBlock = ({ code, what }: { code: string; what: string }) => (
  <Block aria-label={what}>
    <Code>
      <code translate="no">{code}</code>
    </Code>
    <CopyButton text={code} what={what} variant="secondary" size="small">
      複製
    </CopyButton>
  </Block>
);

const Block = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space[8]};
`;

/** Lines wrap: nothing has to be scrolled sideways, with a keyboard either. */
const Code = styled.pre`
  justify-self: stretch;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  font: ${theme.size[13]}/1.6 ui-monospace, Menlo, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
