import { Hono } from 'hono'
import { readerLanguage } from '../api/call/reader-language.js'
import type { Context } from '../context.js'
import type { EmailLanguage } from '../domain/email/texts/languages.js'
import { actionPage, type ActionPage } from '../pages/action-page.js'
import { API_PREFIXES } from './api-routes.js'
import { type HttpEnv, setTemplate } from './http-env.js'
import { createExchangeContext } from './request-context.js'

interface ActionRequest {
  /** The context of the request. */
  ctx: Context
  /** Whether the button was pressed. Any other request must change nothing: scanners open every link of an email. */
  isPost: boolean
  /** Returns a parameter of the URL; empty without one. */
  query: (name: string) => string
  language: EmailLanguage
}

/**
 * Creates the app behind the links of emails with a path below the API prefix. A GET shows a button, and the POST of the
 * button acts.
 */
export function createActionApp(
  ctx: Context,
  path: string,
  answer: (request: ActionRequest) => Promise<ActionPage>,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  for (const fullPath of API_PREFIXES.map((prefix) => prefix + path)) {
    app.use(fullPath, setTemplate(path))
    app.on(['GET', 'POST'], fullPath, async (c) => {
      const language = readerLanguage(c.req.raw.headers)
      const page = await answer({
        ctx: createExchangeContext(ctx, c, { type: 'client', id: null }),
        isPost: c.req.method === 'POST',
        query: (name) => c.req.query(name) ?? '',
        language,
      })
      return actionPage(language, page)
    })
    app.all(fullPath, () => new Response(null, { status: 405, headers: { Allow: 'GET, POST' } }))
  }
  return app
}
