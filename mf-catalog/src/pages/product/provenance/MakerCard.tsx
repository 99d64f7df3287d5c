import type { MakerCard as Maker } from '@pinpu/shared/contracts';
import { Link } from '@pinpu/shared/router';
import { theme } from '@pinpu/shared/theme';
import { Picture } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { makerPath } from '../../../features/catalog-paths.ts';

/** Maker of a product; a click anywhere in the card opens the maker's page. */
export const MakerCard = ({ maker }: { maker: Maker }) => (
  <Card $pictured={maker.maker_picture !== ''}>
    {maker.maker_picture !== '' && <Picture src={maker.maker_picture} alt="" sizes="112px" />}
    <div>
      <Name to={makerPath(maker.maker_id)}>{maker.maker_name}</Name>
      {maker.maker_place !== '' && <Soft $small>{maker.maker_place}</Soft>}
      <Lead>{maker.lead}</Lead>
    </div>
  </Card>
);

const Card = styled.div<{ $pictured: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $pictured }) => ($pictured ? '112px ' : '')}minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  ${theme.media.hover} { &:hover { border-color: ${theme.colour.edge}; } }
`;

const Name = styled(Link)`
  color: ${theme.colour.ink};
  font-family: ${theme.font.serif};
  font-size: ${theme.size[20]};
  line-height: ${theme.leading.heading};
  &::after { content: ''; position: absolute; inset: 0; }
`;

const Lead = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: ${theme.space[8]};
  font-size: ${theme.size[15]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
