/** A deployment that failed for a reason that its team can fix; only its message is printed. */
export class DeployError extends Error {
  override name = 'DeployError';
}
