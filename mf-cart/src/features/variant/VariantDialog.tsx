import type { CartLine, Product, Variant } from '@pinpu/shared/contracts';
import { dispatchText, maxQuantity, priceAtLevel } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { cartAtom, priceLevelAtom, useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Dialog, OptionPicker, Picture, Price, Stack } from '@pinpu/shared/ui';
import { NotLoaded, Soft } from '@pinpu/shared/widgets';
import { type FormEvent, useId } from 'react';
import styled from 'styled-components';
import { fetchProduct } from '../../api/product.ts';
import { changeVariantAtom } from '../../state/change-variant.ts';
import { changedQuantity, lineWithVariant } from '../lines/variant-lines.ts';
import { type ProductWithOptions, useVariantChoice } from './use-variant-choice.ts';

interface VariantDialogProps {
  line: CartLine;
  onClose: () => void;
}

const hasOptions = (product: Product): product is ProductWithOptions =>
  product.options !== undefined && product.variants !== undefined;

/** Chooses another variant for a line of the cart. */
export function VariantDialog({ line, onClose }: VariantDialogProps) {
  const id = line.product_id ?? line.prd_id;
  const { data: product, ...query } = useQuery({
    queryKey: ['options', id],
    queryFn: () => fetchProduct(id),
    meta: { quiet: true },
  });
  const form = useId();
  const isReady = product !== undefined && hasOptions(product);
  return (
    <Dialog
      open
      variant="sheet"
      title="選擇規格"
      onClose={onClose}
      footer={
        isReady && (
          <Button type="submit" form={form} wide>
            確定
          </Button>
        )
      }
    >
      {product === undefined && <NotLoaded {...query} what="規格" />}
      {product && !hasOptions(product) && <p>這項商品目前沒有規格可以選擇。</p>}
      {isReady && <Choice id={form} product={product} line={line} onClose={onClose} />}
    </Dialog>
  );
}

interface ChoiceProps extends VariantDialogProps {
  id: string;
  product: ProductWithOptions;
}

function Choice({ id, product, line, onClose }: ChoiceProps) {
  const level = useAtomValue(priceLevelAtom);
  const change = useSetAtom(changeVariantAtom);
  const { variant, showMissing, picker } = useVariantChoice(product, line);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (variant === undefined) showMissing();
    else if (variant.var_id === line.prd_id) onClose();
    else if (maxQuantity(variant.tot_qty) > 0)
      change({ prd_id: line.prd_id, changed: lineWithVariant(line, { product, variant, level }) });
  };
  return (
    <form id={id} onSubmit={submit}>
      <Stack>
        <Head>
          <Picture src={variant?.picture || product.prd_man_pic} alt="" sizes="72px" />
          <div>
            <Name>{line.prd_name}</Name>
            <Price
              amount={priceAtLevel(variant ?? product, level)}
              isFrom={variant === undefined && product.price_varies === true}
            />
            <Stock line={line} variant={variant} />
          </div>
        </Head>
        <OptionPicker {...picker} />
      </Stack>
    </form>
  );
}

/** Says whether there is any of the chosen variant, and what becomes of the quantity. */
function Stock({ line, variant }: { line: CartLine; variant: Variant | undefined }) {
  const cart = useAtomValue(cartAtom);
  const isSoldOut = variant !== undefined && maxQuantity(variant.tot_qty) === 0;
  return (
    <StockText role="status" $small $soldOut={isSoldOut}>
      {variant && (isSoldOut ? '這個規格已售完，請選擇其他規格。' : stockText(cart, line, variant))}
    </StockText>
  );
}

function stockText(cart: readonly CartLine[], line: CartLine, variant: Variant) {
  const { var_id, tot_qty, preorder } = variant;
  const qty = changedQuantity(cart, line.prd_id, { qty: line.qty, prd_id: var_id, tot_qty });
  const other = var_id !== line.prd_id && cart.find(({ prd_id }) => prd_id === var_id);
  if (other) return `購物車裡已有這個規格 ${other.qty} 件，合併後共 ${qty} 件。`;
  if (qty < line.qty)
    return `${preorder ? '預購名額' : '庫存'}只有 ${tot_qty} 件，數量會調整為 ${qty} 件。`;
  return preorder ? `預購，${dispatchText(preorder)}` : '有現貨';
}

const Head = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[12]};
  /* The text of the stock may get a second line, which must not move the options. */
  min-height: 96px;
`;

const StockText = styled(Soft)<{ $soldOut: boolean }>`
  ${({ $soldOut }) => $soldOut && `color: ${theme.colour.vermilionDeep};`}
`;

const Name = styled.p`
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.bold};
  line-height: ${theme.leading.heading};
`;
