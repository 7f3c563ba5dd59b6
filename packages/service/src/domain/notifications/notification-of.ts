import type { NotificationFacts } from '../email/notification-email.js'
import type {
  AuditAction,
  AuditDetails,
  SecurityNotificationType,
  AuditSubject,
} from '../../db/values.js'

/** A notification about an event of the audit log. */
export interface EventNotification {
  type: SecurityNotificationType
  facts?: NotificationFacts
}

type Rule = (details: AuditDetails) => EventNotification | undefined

/**
 * Events of the audit log that the owner of the account is notified of. Sign-in devices and addresses need more than
 * the event: `signIn` and `notifyOfAddresses`.
 */
const rules: Readonly<Partial<Record<AuditAction, Rule>>> = {
  'password.set': ({ isFirst }) => ({ type: isFirst ? 'password_added' : 'password_changed' }),
  'password.changed': () => ({ type: 'password_changed' }),
  'password.reset': () => ({ type: 'password_changed' }),
  'password.removed': () => ({ type: 'password_removed' }),
  'factor.added': () => ({ type: 'two_factor_enabled' }),
  'factor.removed': () => ({ type: 'two_factor_disabled' }),
  'passkey.added': () => ({ type: 'passkey_added' }),
  'passkey.removed': () => ({ type: 'passkey_removed' }),
  'recovery_codes.created': () => ({ type: 'recovery_codes_created' }),
  'recovery_code.used': () => ({ type: 'recovery_code_used' }),
  'sign_in_method.changed': ({ isEnabled }) => ({
    type: isEnabled ? 'email_codes_enabled' : 'email_codes_disabled',
  }),
  'provider.connected': ({ providerId, providerName }) => ({
    type: 'provider_connected',
    facts: { providerId, providerName },
  }),
  'provider.disconnected': ({ providerId }) => ({
    type: 'provider_disconnected',
    facts: { providerId },
  }),
  // Only changes of who can sign in: `isEnabled` is whether the account does.
  'provider.changed': ({ providerId, isEnabled, fields = [] }) => {
    if (isEnabled === false) return { type: 'provider_disconnected', facts: { providerId } }
    const signsIn = isEnabled === true || fields.includes('account_id')
    return signsIn ? { type: 'provider_connected', facts: { providerId } } : undefined
  },
  'user.deletion_scheduled': ({ deleteAtMillis }) => ({
    type: 'account_deletion_scheduled',
    facts: { deleteAt: deleteAtMillis },
  }),
  'user.restored': () => ({ type: 'account_restored' }),
  'credentials.revoked': ({ fields = [] }) =>
    fields.length === 0 ? undefined : { type: 'credentials_revoked' },
}

/** Returns the notification about an event; undefined if there is none. */
export const notificationOf = ({
  action,
  details = {},
  isAnnounced = false,
}: AuditEntry): EventNotification | undefined =>
  isAnnounced ? undefined : rules[action]?.(details)

/** A change as it is recorded. Time and actor come from its request. */
export interface AuditEntry {
  action: AuditAction
  subject: AuditSubject
  details?: AuditDetails
  /**
   * The client proved by this action that it acts for the subject, such as by the password of a sign-in. So the
   * subject is the actor, unless a server acts.
   */
  isBySubject?: boolean
  /** The owner of the account receives another email about the change, so that no notification is needed. */
  isAnnounced?: boolean
}

/**
 * Applies changes to the notifications that a project does not send. A type without an entry stays as it is.
 *
 * @example switchNotifications(['new_device'], { new_device: true, passkey_added: false }) // ['passkey_added']
 */
export function switchNotifications(
  disabled: readonly SecurityNotificationType[],
  changes: Partial<Record<SecurityNotificationType, boolean | undefined>> = {},
): SecurityNotificationType[] {
  const changed = Object.entries(changes) as [SecurityNotificationType, boolean | undefined][]
  const result = new Set(disabled)
  for (const [type, isEnabled] of changed) {
    if (isEnabled === false) result.add(type)
    if (isEnabled === true) result.delete(type)
  }
  return [...result]
}
