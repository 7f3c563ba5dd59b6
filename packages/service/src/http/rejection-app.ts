import { isLatchkeyError } from '@latchkey/contract'
import { Hono } from 'hono'
import type { Context } from '../context.js'
import { readerLanguage } from '../api/call/reader-language.js'
import { REJECTION_PATH } from '../domain/email/rejection-link.js'
import type { EmailLanguage } from '../domain/email/texts/languages.js'
import { deviceText, locationText, timeText } from '../domain/email/texts/fact-texts.js'
import { actionPage } from './action-page.js'
import { API_PREFIXES } from './api-routes.js'
import type { HttpEnv } from './http-env.js'
import { createRequestContext } from './request-context.js'
import { setTemplate } from './set-template.js'
import type { Project } from '../db/project-row.js'
import { findProject } from '../domain/projects/project-keys.js'
import { parseDevice } from '../lib/requests/device.js'
import {
  readEmailVerification,
  rejectEmailVerification,
  type EmailVerification,
} from '../domain/accounts/email-verification.js'

const PATHS = API_PREFIXES.map((prefix) => prefix + REJECTION_PATH)
const PROJECT_ID = /^[\w-]{1,64}$/

/**
 * Creates the app behind the links "This wasn't me" of verification emails. A GET names the account and shows a button,
 * because scanners open every link of an email. The POST of the button rejects the account.
 */
export function createRejectionApp(ctx: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  for (const path of PATHS) {
    app.use(path, setTemplate(REJECTION_PATH))
    app.on(['GET', 'POST'], path, async (c) => {
      const language = readerLanguage(c.req.raw.headers)
      const { done, invalid } = language.rejection
      const projectId = c.req.query('project') ?? ''
      const code = c.req.query('code') ?? ''
      const project = PROJECT_ID.test(projectId) ? await findProject(ctx, projectId) : undefined
      if (project === undefined) return actionPage(language, { title: invalid, status: 404 })
      try {
        if (c.req.method === 'GET') {
          const verification = await readEmailVerification(ctx, project, code)
          return questionPage(language, project, verification)
        }
        const request = {
          headers: c.req.raw.headers,
          client: c.get('client'),
          requestId: c.get('requestId'),
        }
        const own = createRequestContext(ctx, request, { type: 'client', id: null })
        await rejectEmailVerification(own, project, code)
        return actionPage(language, { title: done })
      } catch (error) {
        // The code has expired, or was used.
        if (!isLatchkeyError(error)) throw error
        return actionPage(language, { title: invalid, status: 404 })
      }
    })
    app.all(path, () => new Response(null, { status: 405, headers: { Allow: 'GET, POST' } }))
  }
  return app
}

function questionPage(
  language: EmailLanguage,
  project: Project,
  { email, signUp }: EmailVerification,
): Response {
  const texts = language.rejection
  const { lines } = language.notifications
  const variables = {
    projectDisplayName: project.displayName,
    recipientEmail: email,
    device: deviceText(parseDevice(signUp.userAgent), language),
    location: locationText(signUp, language),
    time: timeText(signUp.createdAt, language.tag),
  }
  const facts = [lines.device, texts.location, lines.time]
  return actionPage(language, {
    title: texts.question,
    paragraphs: [texts.explanation, facts.join('\n'), texts.consequence],
    variables,
    button: texts.action,
  })
}
