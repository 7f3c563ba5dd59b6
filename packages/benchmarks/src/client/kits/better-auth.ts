import { createAuthClient } from 'better-auth/client'
import type { OpenTab } from '../kit.js'

export const openBetterAuth: OpenTab = async ({ mockServer, email, password }) => {
  const client = createAuthClient({ baseURL: `${mockServer}/better-auth/api/auth` })
  const { error } = await client.signIn.email({ email, password })
  if (error) throw new Error(error.message)
  const session = client.useSession
  const cached = new Promise<void>((resolve) => {
    session.subscribe(({ data }) => {
      if (data) resolve()
    })
  })
  await cached
  return {
    cached: session,
    call: () => client.getSession(),
  }
}
