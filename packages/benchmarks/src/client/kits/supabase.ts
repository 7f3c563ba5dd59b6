import { AuthClient } from '@supabase/auth-js'
import type { OpenTab } from '../kit.js'

export const openSupabase: OpenTab = async ({ mockServer, email, password }) => {
  // The client warns about several clients in one page; here they represent tabs.
  console.warn = () => {}
  const client = new AuthClient({ url: `${mockServer}/supabase`, autoRefreshToken: false })
  const { data } = await client.getSession()
  if (!data.session) {
    const { error } = await client.signInWithPassword({ email, password })
    if (error) throw error
  }
  return {
    readUser: () => client.getSession(),
    readFresh: () => client.getSession(),
    call: () => client.getUser(),
  }
}
