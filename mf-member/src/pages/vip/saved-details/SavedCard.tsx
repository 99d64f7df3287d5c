import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Panel, Row } from '@pinpu/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface SavedCardProps {
  title: string;
  label: string;
  isDefault: boolean;
  busy: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onMakeDefault: () => void;
  children?: ReactNode;
}

export function SavedCard({
  title,
  label,
  isDefault,
  busy,
  onEdit,
  onDelete,
  onMakeDefault,
  children,
}: SavedCardProps) {
  const name = [label, title].filter(Boolean).join('：');
  return (
    <Card as="li">
      <Head>
        <h3>{title}</h3>
        {label && <Badge $tone="grey">{label}</Badge>}
        {isDefault && <Badge $tone="success">預設</Badge>}
      </Head>
      {children}
      <Actions>
        <Button variant="quiet" size="small" aria-label={`編輯 ${name}`} onClick={onEdit}>
          編輯
        </Button>
        <Button variant="quiet" size="small" aria-label={`刪除 ${name}`} onClick={onDelete}>
          刪除
        </Button>
        {!isDefault && (
          <Button
            variant="quiet"
            size="small"
            disabled={busy}
            aria-label={`設為預設 ${name}`}
            onClick={onMakeDefault}
          >
            設為預設
          </Button>
        )}
      </Actions>
    </Card>
  );
}

const Card = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  overflow-wrap: anywhere;
  p { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; }
`;

const Head = styled(Row)`
  h3 { min-width: 0; font-family: ${theme.font.sans}; font-size: ${theme.size[17]}; }
`;

/** Offset by the buttons' padding, so that their text is aligned with the text above. */
const Actions = styled(Row)`
  align-self: end;
  margin: ${theme.space[8]} -${theme.space[12]} -${theme.space[8]};
`;
