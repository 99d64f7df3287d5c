import type { CartLine } from '@pinpu/shared/contracts';
import { memberLinesAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Badge, Button, Notice } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { shownMemberLinesAtom, undoMemberLinesAtom } from '../../state/member-lines.ts';

/** Says how many lines came from the member's cart, and removes them on request. */
export function MemberLines() {
  const { length } = useAtomValue(shownMemberLinesAtom);
  const forget = useSetAtom(memberLinesAtom);
  const undo = useSetAtom(undoMemberLinesAtom);
  if (length === 0) return null;
  return (
    <Notice
      variant="success"
      message={`已加入您先前購物車中的 ${length} 項商品。`}
      onClose={() => forget([])}
    >
      <Undo variant="quiet" size="small" onClick={undo}>
        復原
      </Undo>
    </Notice>
  );
}

/** Marks a line that came from the member's cart, or shows its former quantity here. */
export function MemberMark({ line: { prd_id } }: { line: CartLine }) {
  const mark = useAtomValue(shownMemberLinesAtom).find((line) => line.prd_id === prd_id);
  if (!mark) return null;
  return (
    <Badge>{mark.from === 0 ? '來自先前購物車' : `先前購物車：${mark.from} → ${mark.to} 件`}</Badge>
  );
}

const Undo = styled(Button)`
  margin-left: -${theme.space[12]};
`;
