import { projects as routes } from '@latchkey/contract/routes'
import { projects as schemas } from '@latchkey/contract/schemas'
import { toProject } from '../domain/project-answer.js'
import { listPublicKeys } from '../domain/signing-keys.js'
import { implement } from '../implement.js'
import { refuse } from '../refusal.js'

export const projects = implement(routes, schemas, {
  readCurrentProject: async ({ auth }) => toProject(auth.project),

  readKeySet: async ({ ctx, params }) => {
    const keys = await listPublicKeys(ctx, params.projectId)
    if (keys.length === 0) throw refuse(404, 'There is no such project.')
    return { keys }
  },
})
