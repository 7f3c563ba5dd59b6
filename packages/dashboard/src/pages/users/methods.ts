import type { ServerUser } from '@latchkey/core/server'
import { providerName } from '@latchkey/core/internal'
import type { TextOf } from '../../i18n/use-translation.js'
import type { SharedKey } from '../../locales/text.js'

const names: Readonly<Record<string, SharedKey>> = {
  password: 'password',
  otp: 'emailCode',
  passkey: 'passkey',
  oauth: 'oauthMethod',
  sso: 'singleSignOn',
  anonymous: 'anonymous',
  other: 'otherMethod',
}

/** The name of a sign-in method: of `password`, `otp`, `passkey` or of a provider. */
export function methodName(id: string, text: TextOf): string {
  const key = names[id]
  return key ? text(key) : providerName(id)
}

/** The sign-in methods of a user, by ID. A user can have several accounts of one provider. */
export const methodsOf = (user: ServerUser): string[] => [
  ...(user.hasPassword ? ['password'] : []),
  ...(user.otpAuthEnabled ? ['otp'] : []),
  ...(user.passkeyAuthEnabled ? ['passkey'] : []),
  ...new Set(user.oauthProviders.map(({ id }) => id)),
]
