import type { Hono } from 'hono'
import type { Context } from '../context.js'
import { inTransaction } from '../db/in-transaction.js'
import { UNSUBSCRIBE_PATH } from '../domain/app-emails/app-email.js'
import {
  findUnsubscribeProject,
  unsubscribe,
} from '../domain/app-emails/notification-preferences.js'
import { createActionApp } from './action-app.js'
import type { HttpEnv } from './http-env.js'

/** Creates the app behind the unsubscribe links of emails. Email clients send its POST, too (RFC 8058). */
export const createUnsubscribeApp = (service: Context): Hono<HttpEnv> =>
  createActionApp(service, UNSUBSCRIBE_PATH, async ({ ctx, isPost, query, language }) => {
    const { action, question, done, invalid } = language.unsubscribe
    const code = query('code')
    const project = await findUnsubscribeProject(ctx, code)
    if (project === undefined) return { title: invalid, outcome: 'warning', status: 404 }
    const variables = { projectDisplayName: project.displayName }
    if (!isPost) return { project, title: question, variables, button: action }
    await inTransaction(ctx, (tx) => unsubscribe(tx, project, code))
    return { project, title: done, outcome: 'success' }
  })
