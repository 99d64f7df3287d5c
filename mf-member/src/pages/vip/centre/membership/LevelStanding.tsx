import type { Membership } from '@pinpu/shared/contracts';
import { dayText, formatTwd, levelTitle } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { PageSection } from '@pinpu/shared/ui';
import styled from 'styled-components';

type Standing = NonNullable<Membership['standing']>;

/** A day of this or another year: the year is always said, as it usually is the next. */
const longDay = (day: string) => `${day.slice(0, 4)}/${dayText(day)}`;

function Level({ level, rules, holds_until }: Standing) {
  if (!level) return null;
  return (
    <div>
      <Name>{levelTitle(level.name)}</Name>
      {level.benefits !== '' && <p>{level.benefits}</p>}
      {rules.length > 0 && <p>專屬優惠：{rules.join('、')}</p>}
      {holds_until !== '' && <Soft>至少維持到 {longDay(holds_until)}</Soft>}
    </div>
  );
}

function Next({ level, next, turnover }: Standing) {
  const counted = <Soft>近 12 個月消費 {formatTwd(turnover)}</Soft>;
  if (!next) return counted;
  const { name, benefits, lacking } = next;
  return (
    <div>
      <p>
        再消費 <b>{formatTwd(lacking)}</b> {level ? '升為' : '成為'}
        {levelTitle(name)}
        {benefits !== '' && <Soft as="span">（{benefits}）</Soft>}
      </p>
      <Bar aria-label={`到${levelTitle(name)}`} value={turnover} max={turnover + lacking} />
      {counted}
    </div>
  );
}

/** The member's level, what it brings, how long it holds, and what is lacking for the next. */
export const LevelStanding = ({ standing }: { standing: Standing }) => (
  <PageSection title="會員等級">
    <Parts>
      <Level {...standing} />
      <Next {...standing} />
    </Parts>
  </PageSection>
);

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  ${theme.media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    gap: ${theme.space[32]};
  }
`;

const Name = styled.p`
  font-family: ${theme.font.serif};
  font-size: ${theme.size[25]};
  font-weight: ${theme.weight.bold};
`;

const Soft = styled.p`
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  font-variant-numeric: tabular-nums;
`;

/** In forced-colours mode the browser draws its own bar. */
const Bar = styled.progress`
  display: block;
  width: 100%;
  height: ${theme.space[8]};
  margin-block: ${theme.space[8]};
  @media (forced-colors: none) {
    appearance: none;
    overflow: hidden;
    border: 0;
    border-radius: ${theme.radius.round};
    background: ${theme.colour.celadonTint};
    &::-webkit-progress-bar { background: ${theme.colour.celadonTint}; }
    &::-webkit-progress-value {
      border-radius: ${theme.radius.round};
      background: ${theme.colour.celadon};
    }
    &::-moz-progress-bar {
      border-radius: ${theme.radius.round};
      background: ${theme.colour.celadon};
    }
  }
`;
