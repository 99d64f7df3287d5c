import type { Product, Variant } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Icon, IconButton, iconButtonCss } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { useShare } from './use-share.ts';
import { useSharedAddress } from './use-shared-address.ts';

/** Share links of a product (spec §2): LINE, Facebook, Twitter, e-mail, copy, the native share sheet. */
export function Share({ product, variant }: { product: Product; variant?: Variant | undefined }) {
  const address = useSharedAddress(product.prd_id, variant?.var_id);
  const { status, links, prepare, onPress, copy, openSheet } = useShare(product, address);
  // Its width does not depend on how much of the page's HTML has arrived.
  const width = `calc(${theme.width.touch} * ${links.length + (openSheet ? 2 : 1)})`;
  return (
    <Place $width={width}>
      <Signs role="group" aria-label="分享" onPointerOver={prepare} onFocus={prepare}>
        {links.map(({ icon, label, href }) => (
          <Sign
            key={icon}
            href={href}
            aria-label={label}
            title={label}
            // A mail program does not need a new tab.
            target={icon === 'mail' ? undefined : '_blank'}
            rel="noopener noreferrer"
            onClick={(event) => onPress({ icon, label, href }, event)}
          >
            <Icon name={icon} />
          </Sign>
        ))}
        <IconButton icon="copy" aria-label="複製連結" title="複製連結" onClick={copy} />
        {openSheet && (
          <IconButton
            icon="share"
            aria-label="其他分享方式"
            title="其他分享方式"
            onClick={openSheet}
          />
        )}
      </Signs>
      <Status role="status">{status}</Status>
    </Place>
  );
}

const Place = styled.div<{ $width: string }>`
  flex: 0 1 ${({ $width }) => $width};
  min-width: 0;
`;

const Signs = styled.div`
  display: flex;
  flex-wrap: wrap;
  color: ${theme.colour.inkSoft};
`;

const Sign = styled.a`
  ${iconButtonCss}
`;

const Status = styled.p`
  color: ${theme.colour.celadon};
  font-size: ${theme.size[13]};
  &:empty { display: none; }
`;
