export { updateCart } from './cart.ts';
export { checkInvoiceNumber } from './invoice-check.ts';
export { changeMailChoices, fetchMailChoices, signUpForNews } from './mailing.ts';
export { fetchHomeProducts } from './products.ts';
export { createShortUrl } from './promo.ts';
export { fetchInvoices, fetchRecipients } from './saved-details.ts';
export { fetchSuggestions } from './suggestions.ts';
