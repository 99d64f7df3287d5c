/** The signed-in member of a request; null for guests. */
export interface RequestMember {
  cus_id: string;
  acc_email: string;
  cus_name: string;
  /** Above 0: a promoter. */
  status: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    member: RequestMember | null;
  }
}
