import { useLocation, useNavigate } from '@pinpu/shared/router';
import { useBrowserFact } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Only counts entries of this shop where the browser has the Navigation API, since Back must not leave the shop. */
const hasPrevious = () =>
  'navigation' in window ? window.navigation.canGoBack : globalThis.history.length > 1;

/** Back, on small screens, if the browser's history has a previous entry (spec §2 Header). */
export function BackButton() {
  useLocation();
  const navigate = useNavigate();
  const isUnknown = useBrowserFact(() => false, true);
  if (!useBrowserFact(hasPrevious, true)) return null;
  const room = isUnknown ? '' : undefined;
  return <Small data-room={room} icon="back" aria-label="回上一頁" onClick={() => navigate(-1)} />;
}

const Small = styled(IconButton)`
  margin-left: -${theme.space[12]};
  /* Hidden in the server's HTML if there is no previous entry (shell/src/inline). */
  html:not([data-previous]) &[data-room] { display: none; }
  ${theme.media.tablet} {
    display: none;
  }
`;
