import type { Text } from '@latchkey/react/i18n'
import type { texts as frame } from './en/frame.js'
import type { texts as overview } from './en/overview.js'
import type { texts as bans } from './en/bans.js'
import type { texts as members } from './en/members.js'
import type { texts as users } from './en/users.js'
import type { texts as user } from './en/user.js'
import type { texts as teams } from './en/teams.js'
import type { texts as builtInPermissions } from './en/built-in-permissions.js'
import type { texts as permissions } from './en/permissions.js'
import type { texts as methods } from './en/methods.js'
import type { texts as policies } from './en/policies.js'
import type { texts as providers } from './en/providers.js'
import type { texts as domains } from './en/domains.js'
import type { texts as branding } from './en/branding.js'
import type { texts as templates } from './en/templates.js'
import type { texts as notifications } from './en/notifications.js'
import type { texts as emailDelivery } from './en/email-delivery.js'
import type { texts as keys } from './en/keys.js'
import type { texts as general } from './en/general.js'
import type { texts as webhooks } from './en/webhooks.js'
import type { texts as webhookEvents } from './en/webhook-events.js'
import type { texts as auditLog } from './en/audit-log.js'
import type { texts as period } from './en/period.js'
import type { texts as auditActions } from './en/audit-actions.js'
import type { texts as oauthServer } from './en/oauth-server.js'
import type { texts as singleSignOn } from './en/single-sign-on.js'
import type { texts as shared } from './en/shared.js'

/** The key of a text that several pages have. */
export type SharedKey = keyof typeof shared

/** The key of a text of the dashboard. */
export type TextKey =
  | SharedKey
  | keyof typeof frame
  | keyof typeof overview
  | keyof typeof period
  | keyof typeof auditActions
  | keyof typeof auditLog
  | keyof typeof webhooks
  | keyof typeof webhookEvents
  | keyof typeof oauthServer
  | keyof typeof singleSignOn
  | keyof typeof general
  | keyof typeof keys
  | keyof typeof emailDelivery
  | keyof typeof notifications
  | keyof typeof templates
  | keyof typeof branding
  | keyof typeof domains
  | keyof typeof providers
  | keyof typeof policies
  | keyof typeof methods
  | keyof typeof permissions
  | keyof typeof builtInPermissions
  | keyof typeof teams
  | keyof typeof members
  | keyof typeof user
  | keyof typeof users
  | keyof typeof bans

/** Some texts of the dashboard. English replaces the texts that a translation lacks. */
export type Texts = Readonly<Partial<Record<TextKey, Text>>>
