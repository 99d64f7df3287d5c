import * as s from '@pinpu/shared/contracts/schema';
import { manifestFields, withFills } from './registry.ts';

/** A remote's built manifest: `remote.json` beside its scripts. */
export const remoteManifestSchema = s.pipe(s.object(manifestFields), s.transform(withFills));
export type RemoteManifest = s.Infer<typeof remoteManifestSchema>;
