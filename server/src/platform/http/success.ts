/** A successful answer with this body (spec §7). */
export const success = <Body>(body: Body) => ({ success: true as const, body });
