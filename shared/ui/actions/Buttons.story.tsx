import { theme } from '@pinpu/shared/theme';
import {
  Button,
  type ButtonLook,
  type ButtonSize,
  type ButtonVariant,
  buttonCss,
  LinkButton,
  Row,
} from '@pinpu/shared/ui';
import styled from 'styled-components';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const variants: Record<ButtonVariant, string> = {
  primary: '加入購物車',
  secondary: '繼續選購',
  quiet: '稍後再說',
  danger: '登出',
  promoter: '複製團購連結',
};
const sizes: Record<ButtonSize, true> = { small: true, medium: true, large: true };

const entries = Object.entries(variants) as [ButtonVariant, string][];

/** Every variant in default, disabled and busy state; sizes; as a link, and on any other element. */
export function Buttons() {
  return (
    <Specimens>
      {entries.map(([variant, text]) => (
        <Specimen key={variant} name={`Button ${variant}: plain, disabled, busy`}>
          <Row>
            <Button variant={variant}>{text}</Button>
            <Button variant={variant} disabled>
              {text}
            </Button>
            <Button variant={variant} busy>
              處理中
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Button small, medium, large">
        <Row>
          {(Object.keys(sizes) as ButtonSize[]).map((size) => (
            <Button key={size} size={size}>
              前往結帳
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Button wide, with a long text">
        <Button wide>將這一整箱今年新採的文旦直接宅配給您的親友</Button>
      </Specimen>
      <Specimen name="LinkButton primary, secondary">
        <Row>
          <LinkButton href="/">去逛逛</LinkButton>
          <LinkButton href="/" $variant="secondary">
            全部商品
          </LinkButton>
        </Row>
      </Specimen>
      <Specimen name="buttonCss on a summary">
        <details>
          <Summary $variant="secondary" $size="small">
            運送說明
          </Summary>
          常溫宅配，三至五個工作天送達。
        </details>
      </Specimen>
    </Specimens>
  );
}

const Summary = styled.summary<ButtonLook>`
  ${buttonCss}
  color: ${theme.colour.ink};
`;
