import { ATTRIBUTION_DAYS } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import {
  livingShopCodeAtom,
  publicConfigAtom,
  shownPriceLevelAtom,
  useAtomValue,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Dialog, Icon, IconButton, LinkButton } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { listPath } from '../catalog-paths.ts';

const QUESTION = '怎麼享有團購價？';

/**
 * A button that explains how to get the group price, for shoppers without it; `compact` shows only an icon.
 */
export function GroupPriceHelp({ compact = false }: { compact?: boolean }) {
  const [open, setOpen] = useState(false);
  if (useAtomValue(shownPriceLevelAtom) > 0) return null;
  const ask = {
    'aria-label': QUESTION,
    'aria-haspopup': 'dialog' as const,
    onClick: () => setOpen(true),
  };
  return (
    <>
      {compact ? (
        <IconButton icon="info" {...ask} />
      ) : (
        <Ask type="button" {...ask}>
          <Icon name="info" size={20} />
          {QUESTION}
        </Ask>
      )}
      {open && <Explanation onClose={() => setOpen(false)} />}
    </>
  );
}

function Explanation({ onClose }: { onClose: () => void }) {
  const days = useAtomValue(publicConfigAtom)?.promo_attribution_days ?? ATTRIBUTION_DAYS;
  const isOpenToAll = useAtomValue(livingShopCodeAtom) !== '';
  return (
    <Dialog
      open
      variant="sheet"
      title={QUESTION}
      onClose={onClose}
      footer={
        isOpenToAll && (
          <LinkButton as={Link} to={listPath('', true)} $wide>
            看團購好物
          </LinkButton>
        )
      }
    >
      <Steps>
        <li>從親友或推廣者分享的團購連結進來，就享有團購價，不必另外輸入代碼。</li>
        <li>{`之後 ${days} 天內，同一個瀏覽器在首頁、列表、商品頁與購物車都以團購價計算。`}</li>
        {isOpenToAll && <li>還沒有連結也沒關係：從「團購好物」開始選購，同樣享有團購價。</li>}
      </Steps>
    </Dialog>
  );
}

const Ask = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: ${theme.width.touch};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
  text-decoration: underline;
  text-underline-offset: .25em;
  html[data-code] & { display: none; }
  ${theme.media.hover} { &:hover { color: ${theme.colour.ink}; } }
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[12]};
  padding-left: 1.5em;
  list-style: decimal;
`;
