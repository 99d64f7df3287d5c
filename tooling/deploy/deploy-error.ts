/** A deployment that failed for a reason that its team can fix; only its message is printed. */
export class DeployError extends Error {
  override name = 'DeployError';
  /** The status with which the shop has answered, if it has. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}
