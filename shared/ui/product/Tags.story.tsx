import { Badge, type BadgeTone, OfferTag, Price, Row, Stack } from '@pinpu/shared/ui';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const badges: Record<BadgeTone, string> = {
  success: '已付款',
  warning: '付款處理中',
  danger: '待付款',
  grey: '已取消',
  promoter: '可推廣',
};
const tones = ['plain', 'promotion', 'promoter'] as const;
const sizes = ['small', 'medium', 'large'] as const;

/** Badges, offers and prices. */
export function Tags() {
  return (
    <Specimens>
      <Specimen name={`Badge ${Object.keys(badges).join(', ')}`} wide>
        <Row>
          {(Object.entries(badges) as [BadgeTone, string][]).map(([tone, text]) => (
            <Badge key={tone} $tone={tone}>
              {text}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name="OfferTag">
        <OfferTag>果醬任選 3 件</OfferTag>
      </Specimen>
      {tones.map((tone) => (
        <Specimen key={tone} name={`Price ${tone}: small, medium, large`}>
          <Stack $gap={4}>
            {sizes.map((size) => (
              <Price key={size} amount={1280} tone={tone} size={size} />
            ))}
          </Stack>
        </Specimen>
      ))}
      <Specimen name="Price with the former price: small, medium, large">
        <Stack $gap={4}>
          {sizes.map((size) => (
            <Price key={size} amount={420} original={480} tone="promotion" size={size} />
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Price from: small, medium, large">
        <Stack $gap={4}>
          {sizes.map((size) => (
            <Price key={size} amount={420} size={size} isFrom />
          ))}
        </Stack>
      </Specimen>
    </Specimens>
  );
}
