import { isLatchkeyError } from '@latchkey/contract'
import type { Hono } from 'hono'
import type { Context } from '../context.js'
import type { Project } from '../db/schema.js'
import {
  readEmailVerification,
  rejectEmailVerification,
  type EmailVerification,
} from '../domain/user-lifecycle/email-verification.js'
import { REJECTION_PATH } from '../domain/email/rejection-link.js'
import { deviceText, locationText, timeText } from '../domain/email/texts/fact-texts.js'
import type { EmailLanguage } from '../domain/email/texts/languages.js'
import { findProject } from '../domain/projects/project-keys.js'
import { parseDevice } from '../lib/requests/device.js'
import { createActionApp } from './action-app.js'
import type { ActionPage } from '../pages/action-page.js'
import type { HttpEnv } from './http-env.js'

const PROJECT_ID = /^[\w-]{1,64}$/

/**
 * Creates the app behind the links "This wasn't me" of verification emails. It names the account, and its button rejects
 * the account.
 */
export const createRejectionApp = (service: Context): Hono<HttpEnv> =>
  createActionApp(service, REJECTION_PATH, async ({ ctx, isPost, query, language }) => {
    const { done, invalid } = language.rejection
    const [projectId, code] = [query('project'), query('code')]
    const project = PROJECT_ID.test(projectId) ? await findProject(ctx, projectId) : undefined
    if (project === undefined) return { title: invalid, outcome: 'warning', status: 404 }
    try {
      if (!isPost)
        return question(language, project, await readEmailVerification(ctx, project, code))
      await rejectEmailVerification(ctx, project, code)
      return { project, title: done, outcome: 'success' }
    } catch (error) {
      // The code has expired, or was used.
      if (!isLatchkeyError(error)) throw error
      return { project, title: invalid, outcome: 'warning', status: 404 }
    }
  })

function question(
  language: EmailLanguage,
  project: Project,
  { email, signUp }: EmailVerification,
): ActionPage {
  const { rejection: texts, notifications } = language
  const { device, time } = notifications.lines
  return {
    project,
    title: texts.question,
    paragraphs: [texts.explanation, [device, texts.location, time].join('\n'), texts.consequence],
    variables: {
      projectDisplayName: project.displayName,
      recipientEmail: email,
      device: deviceText(parseDevice(signUp.userAgent), language) || notifications.unknown,
      location: locationText(signUp, language) || notifications.unknown,
      time: timeText(signUp.createdAt, language.tag),
    },
    button: texts.action,
  }
}
