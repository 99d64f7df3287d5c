/** An e-mail as shown to somebody who may not know it: `m***@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');
