export { ContactFields } from './ContactFields.tsx';
export {
  type ContactInput,
  emailInput,
  mobileInput,
  postcodeInput,
  RECIPIENT_INPUTS,
  textInput,
} from './contact-inputs.ts';
export { Wide } from './field-group.ts';
export { InvoiceFields } from './InvoiceFields.tsx';
