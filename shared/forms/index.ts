export { ContactFields } from './ContactFields.tsx';
export {
  type ContactInput,
  emailInput,
  mobileInput,
  phoneInput,
  postcodeInput,
  RECIPIENT_INPUTS,
  textInput,
  tidyContact,
} from './contact-inputs.ts';
export { Wide } from './field-group.ts';
export { InvoiceFields } from './InvoiceFields.tsx';
