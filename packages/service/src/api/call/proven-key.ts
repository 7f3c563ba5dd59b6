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
  // A proxy in front of the service may have changed the rest of the URL.
  const url = ctx.config.publicUrl + new URL(request.url).pathname
  let verified: Promise<string | undefined> | undefined
  return () =>
    (verified ??=
      text === null
        ? Promise.resolve(undefined)
        : verifyKeyProof(ctx, project, { text, method: request.method, url }))
}
