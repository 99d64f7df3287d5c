import { FieldWithButton, HintedEmailField } from '@pinpu/shared/forms';
import { accountEmailAtom, useAtomValue } from '@pinpu/shared/state';
import { Button, reportFirstInvalid, useFocusFallback } from '@pinpu/shared/ui';
import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { barred } from '../product-layout.ts';
import type { RestockActions } from './use-restock.ts';

interface RestockFormProps {
  /** The typed e-mail; undefined if nothing was typed. */
  typed: string | undefined;
  onType: (email: string) => void;
  actions: RestockActions;
  /** The element that takes the focus after the form was sent. */
  place: RefObject<HTMLElement | null>;
}

/** Asks for the e-mail: a member's own, or any other, which then has to be confirmed. */
export function RestockForm({ typed, onType, actions, place }: RestockFormProps) {
  const known = useAtomValue(accountEmailAtom);
  const email = typed ?? known;
  const form = useRef<HTMLFormElement>(null);
  useFocusFallback(form, () => place.current);
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!actions.asking && reportFirstInvalid(event.currentTarget)) actions.ask(email);
      }}
    >
      <HintedEmailField
        label="有貨時寄信到"
        placeholder="您的電子郵件"
        value={email}
        error={actions.rejection}
        onChange={(value) => {
          onType(value);
          actions.forget();
        }}
      />
      <Button type="submit" busy={actions.asking}>
        到貨通知我
      </Button>
    </Form>
  );
}

/** The button is in line with the field. The bar on phones has no room for the label, which only repeats the button. */
const Form = styled(FieldWithButton)`
  > button { min-height: 48px; }
  ${barred} {
    position: relative;
    label { position: absolute; clip-path: inset(50%); }
    > button { margin-top: 0; }
  }
`;
