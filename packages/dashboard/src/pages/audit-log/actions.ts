import type { AuditAction } from '@latchkey/core/admin'

/** The keys of the names of the groups, in the order of the list. */
export const groups = [
  'signInActions',
  'users',
  'credentialActions',
  'teamActions',
  'keyActions',
  'project',
] as const

export type ActionGroup = (typeof groups)[number]

/** The group of each audit action, by the key of its name. */
const actionGroups: Readonly<Record<AuditAction, ActionGroup>> = {
  'sign_in.succeeded': 'signInActions',
  'sign_in.failed': 'signInActions',
  'session.created': 'signInActions',
  'session.impersonated': 'signInActions',
  'session.ended': 'signInActions',
  'proof_of_work.started': 'signInActions',
  'proof_of_work.ended': 'signInActions',
  'user.created': 'users',
  'user.changed': 'users',
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
  'oauth_consent.granted': 'credentialActions',
  'oauth_consent.revoked': 'credentialActions',
  'team.created': 'teamActions',
  'team.changed': 'teamActions',
  'team.deleted': 'teamActions',
  'team_member.added': 'teamActions',
  'team_member.role_changed': 'teamActions',
  'team_member.removed': 'teamActions',
  'team_invitation.sent': 'teamActions',
  'team_invitation.revoked': 'teamActions',
  'team_domain.added': 'teamActions',
  'team_domain.verified': 'teamActions',
  'team_domain.lost': 'teamActions',
  'team_domain.removed': 'teamActions',
  'team_connection.created': 'teamActions',
  'team_connection.changed': 'teamActions',
  'team_connection.deleted': 'teamActions',
  'scim_token.created': 'teamActions',
  'scim_token.revoked': 'teamActions',
  'sso_setup_link.created': 'teamActions',
  'sso_setup_link.revoked': 'teamActions',
  'provisioned_user.created': 'teamActions',
  'provisioned_user.activated': 'teamActions',
  'provisioned_user.deactivated': 'teamActions',
  'provisioned_user.deleted': 'teamActions',
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
  'oauth_client.created': 'keyActions',
  'oauth_client.changed': 'keyActions',
  'oauth_client.deleted': 'keyActions',
  'email.sent': 'keyActions',
  'notification_preference.changed': 'keyActions',
  'webhook.created': 'project',
  'webhook.changed': 'project',
  'webhook.deleted': 'project',
  'project.created': 'project',
  'project.changed': 'project',
  'project.deleted': 'project',
}

const allActions = Object.keys(actionGroups) as AuditAction[]

/** Returns the actions of a group, in the order of the list. */
export const actionsOf = (group: ActionGroup): AuditAction[] =>
  allActions.filter((action) => actionGroups[action] === group)

/** Returns the groups all of whose actions are chosen, and the actions that are chosen beside them. */
export function groupChosen(actions: readonly AuditAction[]) {
  const whole = groups.filter((group) =>
    actionsOf(group).every((action) => actions.includes(action)),
  )
  return { whole, others: actions.filter((action) => !whole.includes(actionGroups[action])) }
}

/** Actions that revoke access, and failed attempts to get access. */
export const isWarning = (action: AuditAction): boolean =>
  /\.(failed|deleted|removed|revoked|disconnected|impersonated|banned)$/.test(action)
