import { createGeneratedPassword } from '@latchkey/contract/routes/password'
import type { UserScope } from '../scope.js'

/** A password that the service has generated for a user. */
export interface GeneratedPassword {
  /** The password. Pass it on to the user at once: it cannot be read again. */
  readonly password: string
  /** 24 hours after its creation. */
  readonly expiresAt: Date
}

export async function setGeneratedPassword({
  client,
  http,
  userId,
}: UserScope): Promise<GeneratedPassword> {
  const { password, expiresAt } = await http.request(createGeneratedPassword, {
    params: { userId },
  })
  await client.invalidateAll()
  return { password, expiresAt }
}
