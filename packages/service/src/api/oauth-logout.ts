import * as routes from '@latchkey/contract/routes/oauth-server/logout'
import * as schemas from '@latchkey/contract/schemas/oauth-server/logout'
import { listFrontChannelUrls, openLogoutRequest } from '../domain/oauth-server/logout-requests.js'
import { implement } from './call/implement.js'

export const oauthLogout = implement(routes, schemas, {
  readOAuthLogout: async ({ ctx, auth: { project, session }, body }) => {
    const request =
      body.logout === undefined ? undefined : openLogoutRequest(ctx, project.id, body.logout)
    return {
      clientName: request?.clientName ?? null,
      redirectUrl: request?.redirectUrl ?? null,
      frontChannelUrls:
        session === undefined ? [] : await listFrontChannelUrls(ctx, project, session.id),
    }
  },
})
