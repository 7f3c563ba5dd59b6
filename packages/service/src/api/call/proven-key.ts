import type { Project } from '../../db/schema.js'
import { verifyKeyProof } from '../../domain/sessions/key-proof.js'
import type { ProveKey } from '../../domain/sessions/sessions.js'
import type { Call } from './call.js'

/** Returns a function that verifies the DPoP proof of a request when it is first called: a proof can be used once. */
export function provenKey(
  { ctx, request }: Pick<Call, 'ctx' | 'request'>,
  project: Project,
): ProveKey {
  const text = request.headers.get('dpop')
  let verified: Promise<string | undefined> | undefined
  return () =>
    (verified ??=
      text === null
        ? Promise.resolve(undefined)
        : verifyKeyProof(ctx, project, { text, method: request.method, url: urlOf(ctx, request) }))
}

/** A proxy in front of the service may have changed the URL of a request before its path. */
const urlOf = ({ config }: Pick<Call['ctx'], 'config'>, { url }: Request): string =>
  config.publicUrl + new URL(url).pathname
