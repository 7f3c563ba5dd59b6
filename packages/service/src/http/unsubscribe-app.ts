import { Hono } from 'hono'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import { actionPage } from './action-page.js'
import { API_PREFIXES } from './api-routes.js'
import { createRequestContext } from './request-context.js'
import type { HttpEnv } from './http-env.js'
import { setTemplate } from './set-template.js'
import { UNSUBSCRIBE_PATH } from '../domain/app-emails/app-email.js'
import { readerLanguage } from '../api/call/reader-language.js'
import {
  findUnsubscribeProject,
  unsubscribe,
} from '../domain/app-emails/notification-preferences.js'

const PATHS = API_PREFIXES.map((prefix) => prefix + UNSUBSCRIBE_PATH)

/**
 * Creates the app behind the unsubscribe links of emails. A GET shows a button, because scanners open every link of an
 * email. The POST of the button, or of an email client (RFC 8058), unsubscribes.
 */
export function createUnsubscribeApp(ctx: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  for (const path of PATHS) {
    app.use(path, setTemplate(UNSUBSCRIBE_PATH))
    app.on(['GET', 'POST'], path, async (c) => {
      const code = c.req.query('code') ?? ''
      const language = readerLanguage(c.req.raw.headers)
      const { action, question, done, invalid } = language.unsubscribe
      const project = await findUnsubscribeProject(ctx, code)
      if (project === undefined) return actionPage(language, { title: invalid, status: 404 })
      if (c.req.method === 'POST') {
        const request = {
          headers: c.req.raw.headers,
          client: c.get('client'),
          requestId: c.get('requestId'),
        }
        const own = createRequestContext(ctx, request, { type: 'client', id: null })
        await inTransaction(own, (tx) => unsubscribe(tx, project, code))
        return actionPage(language, { title: done })
      }
      const variables = { projectDisplayName: project.displayName }
      return actionPage(language, { title: question, variables, button: action })
    })
    app.all(path, () => new Response(null, { status: 405, headers: { Allow: 'GET, POST' } }))
  }
  return app
}
