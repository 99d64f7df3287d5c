import type { Maker } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { HtmlBlock, Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { RuledHeader } from '../../features/RuledHeader.ts';

export const MakerIntroduction = ({ maker }: { maker: Maker }) => (
  <Place $pictured={maker.maker_picture !== ''}>
    {maker.maker_picture !== '' && (
      <Picture
        src={maker.maker_picture}
        alt={maker.maker_name}
        sizes="(min-width: 600px) 320px, 100vw"
        loading="eager"
      />
    )}
    <Words>
      <RuledHeader>
        <h1>{maker.maker_name}</h1>
        {maker.maker_place !== '' && <p>{maker.maker_place}</p>}
      </RuledHeader>
      <HtmlBlock html={maker.maker_story} />
      {maker.food_reg_no !== '' && <small>食品業者登錄字號 {maker.food_reg_no}</small>}
    </Words>
  </Place>
);

const Place = styled.div<{ $pictured: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[24]};
  ${theme.media.tablet} {
    grid-template-columns: ${({ $pictured }) => ($pictured ? '320px ' : '')}minmax(0, 1fr);
  }
  ${theme.media.desktop} { column-gap: ${theme.space[48]}; }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  max-width: ${theme.width.reading};
  small { color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
