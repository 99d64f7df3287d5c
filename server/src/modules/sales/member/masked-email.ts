/** An e-mail as shown to somebody who may not be allowed to know it: `m***@example.com`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/, '$1***@');
