import * as routes from '@latchkey/contract/routes/projects'
import * as schemas from '@latchkey/contract/schemas/projects'
import { toProject } from '../domain/projects/project-response.js'
import { listPublicKeys } from '../domain/sessions/signing-keys.js'
import { hasEnabledConnection } from '../domain/team-connections/connections.js'
import { isLatchkeyClient } from '../client-generations/client-generation.js'
import { implement } from './call/implement.js'
import { HttpError } from '../errors/http-error.js'

export const projects = implement(routes, schemas, {
  readCurrentProject: async ({ ctx, auth: { project }, headers }) => {
    if (!isLatchkeyClient(headers)) return toProject(project)
    const { openIdProviders } = project
    const isSsoEnabled = await hasEnabledConnection(ctx.db, project.id)
    return toProject(project, { openIdProviders, isSsoEnabled })
  },

  readKeySet: async ({ ctx, params }) => {
    const keys = await listPublicKeys(ctx, params.projectId)
    if (keys.length === 0) throw new HttpError(404, 'There is no such project.')
    return { keys }
  },
})
