import { adminEmailLog as routes } from '@latchkey/contract/routes'
import { adminEmailLog as schemas } from '@latchkey/contract/schemas'
import { implement } from '../http/implement.js'
import { success } from '../http/response.js'
import { readLoggedEmail, resendLoggedEmail } from './email-log.js'

export const adminEmailLog = implement(routes, schemas, {
  readSentEmail: async ({ ctx, auth, params }) => {
    const email = await readLoggedEmail(ctx, auth.project, params.emailId)
    return {
      id: email.id,
      to: email.recipients,
      subject: email.subject,
      sentAtMillis: email.sentAt ?? email.createdAt,
      html: email.html,
      text: email.text,
    }
  },

  resendEmail: async ({ ctx, auth, params }) => {
    await resendLoggedEmail(ctx, auth.project, params.emailId)
    return success
  },
})
