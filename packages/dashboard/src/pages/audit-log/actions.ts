import type { AuditAction } from '@latchkey/core/admin'
import type { texts } from '../../locales/en/audit-log.js'
import type { SharedKey } from '../../locales/text.js'

type Group = Extract<
  SharedKey | keyof typeof texts,
  'signInActions' | 'users' | 'credentialActions' | 'teamActions' | 'keyActions' | 'project'
>

/** The group of each audit action, by the key of its name. */
export const actionGroups: Readonly<Record<AuditAction, Group>> = {
  'sign_in.succeeded': 'signInActions',
  'sign_in.failed': 'signInActions',
  'session.created': 'signInActions',
  'session.impersonated': 'signInActions',
  'session.ended': 'signInActions',
  'proof_of_work.started': 'signInActions',
  'proof_of_work.ended': 'signInActions',
  'user.created': 'users',
  'user.upgraded': 'users',
  'user.exported': 'users',
  'users.exported': 'users',
  'user.deletion_scheduled': 'users',
  'user.restored': 'users',
  'user.deleted': 'users',
  'user.banned': 'users',
  'user.unbanned': 'users',
  'password.set': 'credentialActions',
  'password.changed': 'credentialActions',
  'password.reset': 'credentialActions',
  'password.removed': 'credentialActions',
  'address.added': 'credentialActions',
  'address.changed': 'credentialActions',
  'address.verified': 'credentialActions',
  'address.removed': 'credentialActions',
  'factor.added': 'credentialActions',
  'factor.removed': 'credentialActions',
  'passkey.added': 'credentialActions',
  'passkey.renamed': 'credentialActions',
  'passkey.removed': 'credentialActions',
  'recovery_codes.created': 'credentialActions',
  'recovery_code.used': 'credentialActions',
  'sign_in_method.changed': 'credentialActions',
  'provider.connected': 'credentialActions',
  'provider.changed': 'credentialActions',
  'provider.disconnected': 'credentialActions',
  'credentials.revoked': 'credentialActions',
  'team.created': 'teamActions',
  'team.changed': 'teamActions',
  'team.deleted': 'teamActions',
  'team_member.added': 'teamActions',
  'team_member.removed': 'teamActions',
  'team_invitation.sent': 'teamActions',
  'team_invitation.revoked': 'teamActions',
  'permission.granted': 'teamActions',
  'permission.revoked': 'teamActions',
  'permission_definition.created': 'teamActions',
  'permission_definition.changed': 'teamActions',
  'permission_definition.deleted': 'teamActions',
  'api_key.created': 'keyActions',
  'api_key.changed': 'keyActions',
  'api_key.revoked': 'keyActions',
  'project_key.created': 'keyActions',
  'project_key.changed': 'keyActions',
  'project_key.revoked': 'keyActions',
  'signing_key.rotated': 'keyActions',
  'email.sent': 'keyActions',
  'notification_preference.changed': 'keyActions',
  'project.created': 'project',
  'project.changed': 'project',
  'project.deleted': 'project',
}

/** Actions that revoke access, and failed attempts to get access. */
export const isWarning = (action: AuditAction): boolean =>
  /\.(failed|deleted|removed|revoked|disconnected|impersonated|banned)$/.test(action)
