import { brandAtom, shopNameAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Wordmark } from '@pinpu/shared/ui';
import styled from 'styled-components';

const OWN_NAME = '拼鋪';

/** The shop's logo, or its name as text, or Pinpu's mark and name where neither is configured. */
export function ShopSign() {
  const { text } = useAtomValue(shopNameAtom);
  const { logo } = useAtomValue(brandAtom);
  if (logo !== '') return <Logo src={`${logo}?w=320`} srcSet={`${logo}?w=640 2x`} alt={text} />;
  return text === OWN_NAME ? <Wordmark /> : <Name>{text}</Name>;
}

const Logo = styled.img`
  width: auto;
  height: 40px;
  max-width: min(36vw, 240px);
  object-fit: contain;
  object-position: left center;
`;

const Name = styled.span`
  display: block;
  max-width: min(36vw, 320px);
  overflow: hidden;
  font-family: ${theme.font.serif};
  font-size: ${theme.size[20]};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.heading};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
