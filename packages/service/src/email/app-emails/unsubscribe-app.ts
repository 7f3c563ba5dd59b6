import { Hono } from 'hono'
import type { Context } from '../../context.js'
import { inTransaction } from '../../db/in-transaction.js'
import { API_PREFIXES } from '../../http/api-routes.js'
import { createRequestContext } from '../../http/request-context.js'
import type { HttpEnv } from '../../http/http-env.js'
import { setTemplate } from '../../http/set-template.js'
import { UNSUBSCRIBE_PATH } from './app-email.js'
import { readerLanguage } from '../reader-language.js'
import { findUnsubscribeProject, unsubscribe } from './notification-preferences.js'
import { escapeHtml } from '../templates/escape-html.js'
import { fill, fillHtml, type EmailVariables } from '../templates/placeholders.js'
import { unsubscribeTexts } from '../texts/unsubscribe-texts.js'

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store, max-age=0',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

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
      const { action, question, done, invalid } = unsubscribeTexts(language)
      const project = await findUnsubscribeProject(ctx, code)
      if (project === undefined) return page(language, { text: invalid }, { status: 404 })
      if (c.req.method === 'POST') {
        const request = {
          headers: c.req.raw.headers,
          client: c.get('client'),
          requestId: c.get('requestId'),
        }
        const own = createRequestContext(ctx, request, { type: 'client', id: null })
        await inTransaction(own, (tx) => unsubscribe(tx, project, code))
        return page(language, { text: done })
      }
      const variables = { projectDisplayName: project.displayName }
      return page(language, { text: question, variables }, { button: action })
    })
    app.all(path, () => new Response(null, { status: 405, headers: { Allow: 'GET, POST' } }))
  }
  return app
}

/** The form has no action, so that it posts to the URL of the page, which has the code. */
function page(
  { tag, dir }: { tag: string; dir: string },
  { text, variables = {} }: { text: string; variables?: EmailVariables },
  { status = 200, button }: { status?: number; button?: string } = {},
): Response {
  const form =
    button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`
  const html = `<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(fill(text, variables))}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; padding: 15vh 1.25rem; background: light-dark(#f6f7f9, #14161b); color: light-dark(#1b1e26, #eceef2); font: 1rem/1.5 system-ui, sans-serif; text-align: center }
main { max-width: 26rem; margin: auto; padding: 2rem 1.5rem; border: 1px solid light-dark(#dfe2e8, #32363f); border-radius: 16px; background: light-dark(#fff, #1c1f26) }
h1 { margin: 0; font-size: 1.25rem; line-height: 1.4; text-wrap: balance; overflow-wrap: anywhere }
form { margin-top: 1.5rem }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 0; border-radius: 8px; background: light-dark(#1b3fa5, #a9bff5); color: light-dark(#fff, #10172b); font: inherit; font-weight: 600; cursor: pointer }
button:focus-visible { outline: 2px solid; outline-offset: 2px }
</style>
</head>
<body><main><h1>${fillHtml(text, variables)}</h1>${form}</main></body>
</html>
`
  return new Response(html, { status, headers })
}
