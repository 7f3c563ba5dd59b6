import type { ServerUser } from '@latchkey/core/server'
import { providerName } from '@latchkey/core/internal'

const names: Readonly<Record<string, string>> = {
  password: 'Password',
  otp: 'Email code',
  passkey: 'Passkey',
  other: 'Other',
}

/** The name of a sign-in method: of `password`, `otp`, `passkey` or of a provider. */
export const methodName = (id: string): string => names[id] ?? providerName(id)

/** The sign-in methods of a user, by ID. A user can have several accounts of one provider. */
export const methodsOf = (user: ServerUser): string[] => [
  ...(user.hasPassword ? ['password'] : []),
  ...(user.otpAuthEnabled ? ['otp'] : []),
  ...(user.passkeyAuthEnabled ? ['passkey'] : []),
  ...new Set(user.oauthProviders.map(({ id }) => id)),
]
