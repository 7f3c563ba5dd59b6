import type { KitName } from './kit.js'

interface Scenarios {
  /** Creates a client, signs in with a password, reads the user and signs out. */
  a: string
  /** The same, with an OAuth redirect and its callback. */
  b: string
}

const latchkey = (rest: string) => `
  import { ClientApp } from '@latchkey/core'
  export default async ({ projectId, publishableClientKey, service, email, password }) => {
    const app = new ClientApp({ projectId, publishableClientKey, baseUrl: service })
    await app.signInWithPassword({ email, password, noRedirect: true })
    const user = await app.getUser()
    await app.signOut({ noRedirect: true })
    ${rest}
    return user
  }`

const supabase = (rest: string) => `
  import { AuthClient } from '@supabase/auth-js'
  export default async (url, email, password) => {
    const client = new AuthClient({ url })
    await client.signInWithPassword({ email, password })
    const user = await client.getUser()
    await client.signOut()
    ${rest}
    return user
  }`

const betterAuth = (rest: string) => `
  import { createAuthClient } from 'better-auth/client'
  export default async (baseURL, email, password) => {
    const client = createAuthClient({ baseURL })
    await client.signIn.email({ email, password })
    const user = await client.getSession()
    await client.signOut()
    ${rest}
    return user
  }`

// Auth0 signs in only by a redirect, also with a password. Its scenario A has no callback.
const auth0 = (rest: string) => `
  import { Auth0Client } from '@auth0/auth0-spa-js'
  export default async (domain, clientId) => {
    const client = new Auth0Client({ domain, clientId })
    await client.loginWithRedirect()
    const user = await client.getUser()
    await client.logout()
    ${rest}
    return user
  }`

export const scenarios: Record<KitName, Scenarios> = {
  latchkey: {
    a: latchkey(''),
    // Loads the code of both methods without a redirect.
    b: latchkey(`await app.preload('oauth')`),
  },
  supabase: {
    a: supabase(''),
    b: supabase(`
      await client.signInWithOAuth({ provider: 'github' })
      await client.exchangeCodeForSession(location.search)`),
  },
  'better-auth': {
    a: betterAuth(''),
    // The server of better-auth handles the callback.
    b: betterAuth(`await client.signIn.social({ provider: 'github' })`),
  },
  auth0: {
    a: auth0(''),
    b: auth0(`await client.handleRedirectCallback()`),
  },
}
