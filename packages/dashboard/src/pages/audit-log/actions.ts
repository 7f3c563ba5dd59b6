import type { AuditAction } from '@latchkey/core/admin'

/** The actions of the audit log in plain words. A new action does not compile without its words. */
export const actionNames: Readonly<Record<AuditAction, string>> = {
  'user.created': 'User created',
  'user.upgraded': 'Anonymous user upgraded',
  'user.deleted': 'User deleted',
  'sign_in.succeeded': 'Signed in',
  'sign_in.failed': 'Sign-in failed',
  'session.created': 'Session created',
  'session.impersonated': 'Impersonation started',
  'session.ended': 'Session ended',
  'password.set': 'Password set',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset',
  'password.removed': 'Password removed',
  'address.added': 'Email address added',
  'address.changed': 'Email address changed',
  'address.verified': 'Email address verified',
  'address.removed': 'Email address removed',
  'factor.added': 'Second factor added',
  'factor.removed': 'Second factor removed',
  'passkey.added': 'Passkey added',
  'passkey.renamed': 'Passkey renamed',
  'passkey.removed': 'Passkey removed',
  'recovery_codes.created': 'Recovery codes created',
  'recovery_code.used': 'Recovery code used',
  'sign_in_method.changed': 'Sign-in method changed',
  'provider.connected': 'Provider connected',
  'provider.changed': 'Provider account changed',
  'provider.disconnected': 'Provider disconnected',
  'credentials.revoked': 'Credentials revoked',
  'api_key.created': 'API key created',
  'api_key.changed': 'API key changed',
  'api_key.revoked': 'API key revoked',
  'project_key.created': 'Project key created',
  'project_key.changed': 'Project key changed',
  'project_key.revoked': 'Project key revoked',
  'signing_key.rotated': 'Signing key rotated',
  'permission.granted': 'Permission granted',
  'permission.revoked': 'Permission revoked',
  'permission_definition.created': 'Permission defined',
  'permission_definition.changed': 'Permission definition changed',
  'permission_definition.deleted': 'Permission definition deleted',
  'team.created': 'Team created',
  'team.changed': 'Team changed',
  'team.deleted': 'Team deleted',
  'team_member.added': 'Member added to a team',
  'team_member.removed': 'Member removed from a team',
  'team_invitation.sent': 'Team invitation sent',
  'team_invitation.revoked': 'Team invitation revoked',
  'email.sent': 'Email sent',
  'project.created': 'Project created',
  'project.changed': 'Project settings changed',
  'project.deleted': 'Project deleted',
}

export const isAction = (text: string | null): text is AuditAction =>
  text !== null && Object.hasOwn(actionNames, text)

/** Actions that take access away, or fail to get it. */
export const isWarning = (action: AuditAction): boolean =>
  /\.(failed|deleted|removed|revoked|disconnected|impersonated)$/.test(action)
