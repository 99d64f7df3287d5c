import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { Link, useLocation } from '@pinpu/shared/router';
import {
  isPromoCodeLostAtom,
  livingCodeAtom,
  renderTimeAtom,
  useAtom,
  useAtomValue,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Icon, IconButton, Page, useFocusFallback } from '@pinpu/shared/ui';
import { type ReactNode, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { listAddress } from '../routing/addresses.ts';
import type { CodeCheck } from '../routing/use-price-level.ts';
import { barText } from './bar-text.ts';
import { dismissedCodeAtom } from './dismissed-code.ts';

/** The bar's text; a link to the group, except on its own page. */
function Way({ to, children }: { to: string | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  if (to === undefined || to === pathname) return <Words>{children}</Words>;
  return (
    <Words as={Link} to={to}>
      {children}
      <Icon name="chevronRight" size={20} />
    </Words>
  );
}

/**
 * A bar below the header of sales pages: the shopper's group price with a link to the group, or why there is none. Its
 * place is reserved from the first paint, whatever the shop answers, so that nothing shifts.
 */
export function GroupBar({ check }: { check: CodeCheck }) {
  const { composition } = useRemotes();
  const living = useAtomValue(livingCodeAtom);
  const [isLost, setLost] = useAtom(isPromoCodeLostAtom);
  const [dismissed, setDismissed] = useAtom(dismissedCodeAtom);
  const isUnknown = useAtomValue(renderTimeAtom) !== undefined;
  const { code, addressCode, isRejected, isAsking } = check;
  const about = isRejected || code === '' ? addressCode : code;
  if (isUnknown && about === '') return <Room />;
  if (!isLost && (about === '' || about === dismissed)) return null;
  const facts = { isLiving: living !== undefined, group: living?.group, isRejected, isLost };
  const { name, text } = barText({ ...facts, isAsking });
  const group = living && (living.group?.path ?? listAddress(composition, '', PROMO_PRICE_LEVEL));
  const close = () => {
    setLost(false);
    setDismissed(about);
  };
  return (
    <Bar onClose={close}>
      <Way to={group}>
        <span role="status">
          <b>{name}</b>・{text}
        </span>
      </Way>
    </Bar>
  );
}

function Bar({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const ground = useRef<HTMLElement>(null);
  useFocusFallback(ground);
  return (
    <Ground ref={ground} aria-label="您的團購">
      <Measure />
      <Row>
        {children}
        <IconButton icon="close" aria-label="關閉團購提示" onClick={onClose} />
      </Row>
    </Ground>
  );
}

/** Pages that fill the first screen leave space for it. */
const Measure = createGlobalStyle`
  :root { --frame-notice: 45px; }
`;

const Ground = styled.aside`
  border-bottom: ${theme.border.hairline};
  background: ${theme.colour.vermilionTint};
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
  @media print {
    display: none;
  }
`;

/**
 * Reserves its place in the server's HTML where this browser has a code (shell/src/inline), so that what is below
 * does not move.
 */
const Room = () => (
  <>
    <RoomMeasure />
    <Empty data-room aria-hidden />
  </>
);

const RoomMeasure = createGlobalStyle`
  html[data-group-bar] { --frame-notice: 45px; }
`;

const Empty = styled.div`
  height: 45px;
  html:not([data-group-bar]) & { display: none; }
`;

const Row = styled(Page)`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Words = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-width: 0;
  min-height: ${theme.width.touch};
  color: inherit;
  text-decoration: none;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg { flex: none; }
  ${theme.media.hover} { &:hover b { text-decoration: underline; } }
`;
