import { useLocation, useNavigate } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';

/** Back, on small screens, while the browser's history has a previous entry (spec §2 Header). */
export function BackButton() {
  useLocation();
  const navigate = useNavigate();
  if (window.history.length < 2) return null;
  return <Small icon="back" aria-label="回上一頁" onClick={() => navigate(-1)} />;
}

const Small = styled(IconButton)`
  margin-left: -${theme.space[12]};
  ${theme.media.tablet} {
    display: none;
  }
`;
