import { theme } from '@pinpu/shared/theme';
import { PageSection, Tabs } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

const WIDTHS = [
  { id: 'phone' as const, label: '手機' },
  { id: 'desktop' as const, label: '電腦' },
];

interface MailPreviewProps {
  /** The preview's address. */
  address: string;
  /** Changes with every save, so that the frame is loaded again. */
  version: string;
}

/** The stored newsletter as receivers get it. */
export function MailPreview({ address, version }: MailPreviewProps) {
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  // Every answer has a new address: only a change of the newsletter may reload the frame.
  const [shown, setShown] = useState({ address, version });
  if (shown.version !== version) setShown({ address, version });
  return (
    <PageSection title="預覽">
      <Tabs label="預覽的寬度" items={WIDTHS} selected={width} onSelect={setWidth}>
        <Frame
          key={shown.address}
          src={shown.address}
          title="電子報預覽"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          $phone={width === 'phone'}
        />
      </Tabs>
    </PageSection>
  );
}

const Frame = styled.iframe<{ $phone: boolean }>`
  width: 100%;
  max-width: ${({ $phone }) => ($phone ? '390px' : 'none')};
  height: 640px;
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
`;
