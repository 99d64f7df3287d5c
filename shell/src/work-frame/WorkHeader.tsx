import { Link } from '@pinpu/shared/router';
import { Slot } from '@pinpu/shared/slots';
import { shopNameAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Dialog, IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { PageProgress } from '../frame/PageProgress.tsx';
import { ShopSign } from '../frame/ShopSign.tsx';
import { usePagePanel } from '../frame/use-page-panel.ts';
import { CallProgress } from './CallProgress.tsx';
import { WorkNavigation } from './WorkNavigation.tsx';
import type { WorkGroup } from './work-navigation.ts';

/** The navigation on narrow screens; navigating to another page closes it. */
function Menu({ groups, isRoom }: { groups: readonly WorkGroup[]; isRoom: boolean }) {
  const { isOpen, open, close } = usePagePanel();
  return (
    <>
      <MenuButton
        icon="menu"
        aria-label="管理選單"
        aria-haspopup="dialog"
        data-room={isRoom ? '' : undefined}
        onClick={open}
      />
      <Dialog open={isOpen} variant="side" title="管理選單" onClose={close}>
        <WorkNavigation groups={groups} onLeave={close} />
      </Dialog>
    </>
  );
}

interface WorkHeaderProps {
  className?: string | undefined;
  home: string;
  /** The navigation; undefined while signed out, when only the sign-in is shown. */
  groups: readonly WorkGroup[] | undefined;
  /** Whether it is not known yet if anybody is signed in. */
  isUnknown: boolean;
}

/** The work frame's head: the shop's logo or name, the area, who is signed in, and running calls. */
export function WorkHeader({ className, home, groups, isUnknown }: WorkHeaderProps) {
  const shop = useAtomValue(shopNameAtom);
  return (
    <Bar className={className}>
      <PageProgress />
      <CallProgress />
      {groups && <Menu groups={groups} isRoom={isUnknown} />}
      <Home to={home} aria-label={`${shop.text}管理後台`}>
        <ShopSign />
        <Area>管理後台</Area>
      </Home>
      {groups && !isUnknown && (
        <Account>
          <Slot name="work.account" />
        </Account>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.bar};
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: calc(${theme.frame.header} - 1px);
  padding-inline: ${theme.space[16]};
  background: ${theme.colour.paper};
  border-bottom: ${theme.border.hairline};
  ${theme.media.tablet} { padding-inline: ${theme.space[32]}; }
`;

const MenuButton = styled(IconButton)`
  margin-left: -${theme.space[12]};
  html:not([data-admin]) &[data-room] { display: none; }
  ${theme.media.desktop} { display: none; }
`;

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-width: 0;
  min-height: ${theme.width.touch};
  color: inherit;
  text-decoration: none;
`;

const Area = styled.span`
  flex: none;
  padding-left: ${theme.space[12]};
  border-left: ${theme.border.edge};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  line-height: ${theme.leading.heading};
`;

const Account = styled.div`
  flex: none;
  margin-left: auto;
`;
