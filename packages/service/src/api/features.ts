import * as routes from '@latchkey/contract/routes/features'
import * as schemas from '@latchkey/contract/schemas/features'
import type { Context } from '../context.js'
import { implement } from './call/implement.js'

export const features = implement(routes, schemas, {
  readRoot: async ({ credentials }) =>
    credentials === undefined
      ? 'Welcome to Latchkey. The request carries no project credentials.'
      : `Welcome to Latchkey. The request has ${credentials.access} access to the project ${credentials.project.id}.`,

  checkFeatureSupport: async ({ ctx, body }) => {
    const name = featureName(body)
    const path = pathOf(ctx, name)
    return path === undefined
      ? `${name} is not supported by this service. Update it, or do without.`
      : `${name} is supported by this service: ${path}.`
  },
})

/** Calls that the recorded protocol does not have, by the name of their feature. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['account-deletion', 'GET /latchkey/account-deletion'],
  ['audit-log', 'GET /latchkey/audit-log'],
  ['data-export', 'GET /latchkey/export'],
  ['bans', 'GET /latchkey/users/{user_id}/ban'],
  ['email-log', 'GET /latchkey/emails/{email_id}'],
  ['email-pages', 'GET /latchkey/emails'],
  ['oauth-server', 'GET /latchkey/oauth-server'],
  ['logos', 'POST /latchkey/logos'],
  ['generated-passwords', 'POST /latchkey/users/{user_id}/generated-password'],
  ['openid-providers', 'GET /latchkey/openid-providers'],
  ['connected-apps', 'GET /latchkey/connected-apps'],
  ['passkeys', 'GET /latchkey/passkeys'],
  ['project-members', 'GET /latchkey/project-members'],
  ['recovery-codes', 'GET /latchkey/recovery-codes'],
  ['sessions', 'GET /latchkey/sessions'],
  ['security-notifications', 'GET /latchkey/security-notifications'],
  ['user-pages', 'GET /latchkey/users'],
])

/** The page with the emails of a service that sends them nowhere. */
const INBOX = { name: 'development-inbox', path: 'GET /dev/mail' }

/** Templates of projects without an email server of their own, which only services in development accept. */
const TRIAL_TEMPLATES = {
  name: 'email-templates-without-server',
  path: 'PATCH /email-templates/{type}',
}

/** Returns the call or the page of a feature that this service has. */
function pathOf({ config }: Context, name: string): string | undefined {
  if (name === TRIAL_TEMPLATES.name)
    return config.mode === 'development' && config.compatibility !== 'june-2025'
      ? TRIAL_TEMPLATES.path
      : undefined
  if (name === INBOX.name)
    return config.mode === 'development' && config.smtp === undefined ? INBOX.path : undefined
  return config.extensions ? extensions.get(name) : undefined
}

function featureName(body: unknown): string {
  const named = typeof body === 'object' && body !== null && 'feature_name' in body
  return named && typeof body.feature_name === 'string' ? body.feature_name : 'This feature'
}
