import { createAuthClient } from 'better-auth/client'
import type { OpenTab } from '../kit.js'

export const openBetterAuth: OpenTab = async ({ standIn, email, password }) => {
  const client = createAuthClient({ baseURL: `${standIn}/better-auth/api/auth` })
  const { error } = await client.signIn.email({ email, password })
  if (error) throw new Error(error.message)
  const session = client.useSession
  const known = new Promise<void>((resolve) => {
    session.subscribe(({ data }) => {
      if (data) resolve()
    })
  })
  await known
  return {
    known: session,
    call: () => client.getSession(),
  }
}
