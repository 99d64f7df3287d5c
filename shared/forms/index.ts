export { CodeForm } from './CodeForm.tsx';
export { ContactFields } from './ContactFields.tsx';
export { type ContactInput, RECIPIENT_INPUTS } from './contact-inputs.ts';
export { Wide } from './field-group.ts';
export { FieldWithButton, LABEL_HEIGHT } from './field-with-button.ts';
export { InvoiceFields } from './InvoiceFields.tsx';
export { NoMail, ResendButton, SentMail } from './SentMail.tsx';
export { TypedField } from './TypedField.tsx';
export { useDebounced } from './use-debounced.ts';
