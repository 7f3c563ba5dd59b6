import type { SettingRule } from '@latchkey/contract'
import { fail } from '@latchkey/contract/errors'
import type { Authentication } from '../../domain/sessions/authentication.js'
import { HttpError } from '../../errors/http-error.js'

const errors: Record<SettingRule, () => Error> = {
  allowTeamApiKeys: () => new HttpError(400, 'API keys of teams are not enabled for this project.'),
  allowUserApiKeys: () => new HttpError(400, 'API keys of users are not enabled for this project.'),
  clientTeamCreationEnabled: () =>
    new HttpError(
      403,
      'Users of this project cannot create teams. Turn on clientTeamCreationEnabled.',
    ),
  clientUserDeletionEnabled: () =>
    new HttpError(
      400,
      'Users of this project cannot delete their accounts. Turn on clientUserDeletionEnabled.',
    ),
  credentialEnabled: () => fail('PASSWORD_AUTHENTICATION_NOT_ENABLED'),
  magicLinkEnabled: () =>
    new HttpError(403, 'Sign-in by magic link is not enabled for this project.'),
  passkeyEnabled: () => fail('PASSKEY_AUTHENTICATION_NOT_ENABLED'),
}

/** Settings that restrict users only: a server may do what they may not. */
const clientSettings: readonly SettingRule[] = [
  'clientTeamCreationEnabled',
  'clientUserDeletionEnabled',
]

/** Rejects a call that a setting of the project turns off. */
export function requireSetting(
  { access, project }: Pick<Authentication, 'access' | 'project'>,
  setting: SettingRule,
): void {
  if (access !== 'client' && clientSettings.includes(setting)) return
  if (!project.config[setting]) throw errors[setting]()
}
