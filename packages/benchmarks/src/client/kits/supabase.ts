import { AuthClient } from '@supabase/auth-js'
import type { OpenTab } from '../kit.js'

export const openSupabase: OpenTab = async ({ standIn, email, password }) => {
  // It warns of several clients in one page; here they stand for tabs.
  console.warn = () => {}
  const client = new AuthClient({ url: `${standIn}/supabase`, autoRefreshToken: false })
  const { data } = await client.getSession()
  const { session } = data.session ? { session: data.session } : await signIn()
  async function signIn() {
    const signedIn = await client.signInWithPassword({ email, password })
    if (signedIn.error) throw signedIn.error
    return signedIn.data
  }
  return {
    readUser: () => client.getSession(),
    readFresh: () => client.getSession(),
    call: () => client.getUser(),
    raw: {
      url: `${standIn}/supabase/user`,
      headers: { Authorization: `Bearer ${session.access_token}` },
    },
  }
}
