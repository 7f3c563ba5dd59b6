import type { AuditAction } from '@latchkey/core/admin'

/** Labels of the audit actions by group. A new action without a label is a compile error. */
export const actionGroups = {
  'Sign-ins': {
    'sign_in.succeeded': 'Signed in',
    'sign_in.failed': 'Sign-in failed',
    'session.created': 'Session created',
    'session.impersonated': 'Impersonation started',
    'session.ended': 'Session ended',
    'proof_of_work.started': 'Proof of work required',
    'proof_of_work.ended': 'Proof of work no longer required',
  },
  Users: {
    'user.created': 'User created',
    'user.upgraded': 'Anonymous user upgraded',
    'user.exported': 'User data exported',
    'users.exported': 'Users exported with credentials',
    'user.deletion_scheduled': 'User deletion scheduled',
    'user.restored': 'User restored',
    'user.deleted': 'User deleted',
    'user.banned': 'User banned',
    'user.unbanned': 'User unbanned',
  },
  'Credentials and addresses': {
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
    'oauth_consent.granted': 'Access allowed to another app',
  },
  'Teams and permissions': {
    'team.created': 'Team created',
    'team.changed': 'Team changed',
    'team.deleted': 'Team deleted',
    'team_member.added': 'Member added to a team',
    'team_member.removed': 'Member removed from a team',
    'team_invitation.sent': 'Team invitation sent',
    'team_invitation.revoked': 'Team invitation revoked',
    'permission.granted': 'Permission granted',
    'permission.revoked': 'Permission revoked',
    'permission_definition.created': 'Permission defined',
    'permission_definition.changed': 'Permission definition changed',
    'permission_definition.deleted': 'Permission definition deleted',
  },
  'Keys and emails': {
    'api_key.created': 'API key created',
    'api_key.changed': 'API key changed',
    'api_key.revoked': 'API key revoked',
    'project_key.created': 'Project key created',
    'project_key.changed': 'Project key changed',
    'project_key.revoked': 'Project key revoked',
    'signing_key.rotated': 'Signing key rotated',
    'oauth_client.created': 'OAuth client created',
    'oauth_client.changed': 'OAuth client changed',
    'oauth_client.deleted': 'OAuth client deleted',
    'email.sent': 'Email sent',
    'notification_preference.changed': 'Email preference changed',
  },
  Project: {
    'project.created': 'Project created',
    'project.changed': 'Project settings changed',
    'project.deleted': 'Project deleted',
  },
} as const satisfies Record<string, Partial<Record<AuditAction, string>>>

/** Labels of the audit actions. */
export const actionNames: Readonly<Record<AuditAction, string>> = {
  ...actionGroups['Sign-ins'],
  ...actionGroups.Users,
  ...actionGroups['Credentials and addresses'],
  ...actionGroups['Teams and permissions'],
  ...actionGroups['Keys and emails'],
  ...actionGroups.Project,
}

/** Actions that revoke access, and failed attempts to get access. */
export const isWarning = (action: AuditAction): boolean =>
  /\.(failed|deleted|removed|revoked|disconnected|impersonated|banned)$/.test(action)
