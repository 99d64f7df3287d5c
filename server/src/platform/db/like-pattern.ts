const literal = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A LIKE pattern for what contains a text, none of whose characters is a wildcard. */
export const contains = (text: string): string => `%${literal(text)}%`;

/** The same for what begins with it. */
export const beginsWith = (text: string): string => `${literal(text)}%`;
