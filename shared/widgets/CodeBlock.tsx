import { theme } from '@pinpu/shared/theme';
import { CopyButton, Row } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface CodeBlockProps {
  code: string;
  /** Names the code for screen readers: 購買鈕的程式碼. */
  what: string;
  /** Content beside the button that copies the code. */
  children?: ReactNode;
}

/** A block of code with a button to copy it. */
export const CodeBlock = ({ code, what, children }: CodeBlockProps) => (
  <Block aria-label={what}>
    <Code>
      <code translate="no">{code}</code>
    </Code>
    <Row>
      <CopyButton text={code} what={what} variant="secondary" size="small">
        複製
      </CopyButton>
      {children}
    </Row>
  </Block>
);

const Block = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`;

/** Long lines wrap, so that nobody needs to scroll sideways, by keyboard either. */
const Code = styled.pre`
  padding: ${theme.space[12]} ${theme.space[16]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  font: ${theme.size[13]}/1.6 ui-monospace, Menlo, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
