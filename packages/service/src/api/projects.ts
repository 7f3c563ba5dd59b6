import * as routes from '@latchkey/contract/routes/projects'
import * as schemas from '@latchkey/contract/schemas/projects'
import { toProject } from '../domain/projects/project-response.js'
import { listPublicKeys } from '../domain/sessions/signing-keys.js'
import { isLatchkeyClient } from '../client-generations/client-generation.js'
import { implement } from './call/implement.js'
import { HttpError } from '../errors/http-error.js'

export const projects = implement(routes, schemas, {
  readCurrentProject: async ({ auth, headers }) =>
    toProject(auth.project, isLatchkeyClient(headers)),

  readKeySet: async ({ ctx, params }) => {
    const keys = await listPublicKeys(ctx, params.projectId)
    if (keys.length === 0) throw new HttpError(404, 'There is no such project.')
    return { keys }
  },
})
