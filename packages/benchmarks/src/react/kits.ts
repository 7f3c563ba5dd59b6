export const kitNames = ['latchkey', 'better-auth', 'auth0', 'clerk'] as const
export type KitName = (typeof kitNames)[number]

/** The code with which a component reads the signed-in user. */
interface Kit {
  /** Exports of a bundle with the provider and the hook. */
  readonly bundleExports: string
  /** Exports `wrap`, which wraps elements in a provider, and `read`, which reads the user. */
  readonly program: string
}

const key = `pk_test_${Buffer.from('example.clerk.accounts.dev$').toString('base64')}`

export const kits: Record<KitName, Kit> = {
  latchkey: {
    bundleExports: `
      export { ClientApp } from '@latchkey/core'
      export { LatchkeyProvider, useUser } from './src/index.ts'`,
    program: `
      import { ClientApp } from '@latchkey/core'
      import { createElement } from 'react'
      import { LatchkeyProvider, useUserState } from './src/index.ts'
      const app = new ClientApp({
        baseUrl: 'http://localhost:4710', projectId: 'p', publishableClientKey: 'pck_p', tokenStore: 'memory',
      })
      export const wrap = (children) => createElement(LatchkeyProvider, { app, initialUser: null }, children)
      export const read = () => useUserState().status`,
  },
  'better-auth': {
    bundleExports: `export { createAuthClient } from 'better-auth/react'`,
    // better-auth has no provider.
    program: `
      import { createAuthClient } from 'better-auth/react'
      const client = createAuthClient({ baseURL: 'http://localhost:4710' })
      export const wrap = (children) => children
      export const read = () => String(client.useSession().isPending)`,
  },
  auth0: {
    bundleExports: `export { Auth0Provider, useAuth0 } from '@auth0/auth0-react'`,
    program: `
      import { Auth0Provider, useAuth0 } from '@auth0/auth0-react'
      import { createElement } from 'react'
      export const wrap = (children) =>
        createElement(Auth0Provider, { domain: 'example.auth0.com', clientId: 'c' }, children)
      export const read = () => String(useAuth0().isLoading)`,
  },
  clerk: {
    // The code that signs in loads from the servers of Clerk and is not counted.
    bundleExports: `export { ClerkProvider, useUser } from '@clerk/react'`,
    program: `
      import { ClerkProvider, useUser } from '@clerk/react'
      import { createElement } from 'react'
      export const wrap = (children) =>
        createElement(ClerkProvider, { publishableKey: '${key}' }, children)
      export const read = () => String(useUser().isLoaded)`,
  },
}
