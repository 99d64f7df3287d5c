import { Chip, CopyButton, Icon, IconButton, iconButtonCss, Row } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const choices = ['茶葉', '糕餅', '果物'];

/** Icon buttons and chips. */
export function SmallActions() {
  const [chosen, setChosen] = useState(choices[0]);
  return (
    <Specimens>
      <Specimen name="IconButton plain, disabled">
        <Row>
          <IconButton icon="heart" aria-label="示範：喜歡" />
          <IconButton icon="trash" aria-label="示範：移除" disabled />
        </Row>
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton text="0123456789" what="示範帳號" variant="secondary" size="small">
          複製示範帳號
        </CopyButton>
      </Specimen>
      <Specimen name="iconButtonCss on a link">
        <SignLink href="/" aria-label="示範：購物車">
          <Icon name="cart" />
        </SignLink>
      </Specimen>
      <Specimen name="Chip plain and chosen">
        <Row>
          {choices.map((choice) => (
            <Chip
              key={choice}
              type="button"
              aria-pressed={choice === chosen}
              onClick={() => setChosen(choice)}
            >
              {choice}
            </Chip>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Chip as a link, with an icon, as the current one">
        <Row>
          <Chip as="a" href="/">
            <Icon name="featured" size={20} />
            精選
          </Chip>
          <Chip as="a" href="/ui-kit" aria-current="page">
            這一頁
          </Chip>
        </Row>
      </Specimen>
    </Specimens>
  );
}

const SignLink = styled.a`
  ${iconButtonCss}
`;
