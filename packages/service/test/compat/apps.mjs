/** @typedef {import('./project.mjs').Project} Project */

/**
 * The classes that a client exports. They are not among our dependencies, so the compiler does
 * not check these calls.
 *
 * @typedef {Record<'StackClientApp' | 'StackServerApp' | 'StackAdminApp', new (options: object) => any>} ClientModule
 */

/** Options outside of a browser. Without prefetching, the log of a check contains only its own calls. */
const outsideBrowser = { tokenStore: 'memory', redirectMethod: 'none', noAutomaticPrefetch: true }

/** The password of every user that the checks create. */
export const PASSWORD = 'correct horse battery'

/** A password that the service rejects with a code which no published client knows. */
export const COMMON_PASSWORD = 'password123'

/** Returns an email that no other check uses. */
export const newEmail = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`

/**
 * Returns functions that create apps and users of a project.
 *
 * @param {ClientModule} client
 * @param {Project} project
 */
export const createApps = (client, project) => {
  const { clientOptions, secretServerKey, superSecretAdminKey } = project
  const newClientApp = (options = {}) =>
    new client.StackClientApp({ ...clientOptions, ...outsideBrowser, ...options })
  const newServerApp = (options = {}) =>
    new client.StackServerApp({ ...clientOptions, secretServerKey, ...outsideBrowser, ...options })
  return {
    newClientApp,
    newServerApp,
    newAdminApp: (options = {}) =>
      new client.StackAdminApp({
        ...clientOptions,
        secretServerKey,
        superSecretAdminKey,
        ...outsideBrowser,
        ...options,
      }),
    /** Signs up a new user with an app that has the session. */
    signUp: async () => {
      const app = newClientApp()
      const account = { email: newEmail(), password: PASSWORD }
      const result = await app.signUpWithCredential({ ...account, ...signUpOptions })
      if (result.status !== 'ok') throw result.error
      const user = await app.getUser({ or: 'throw' })
      return { app, user, ...account }
    },
    /**
     * Creates a user with a verified email, which passkeys and second factors require.
     *
     * @param {string} email
     */
    createVerified: (email) =>
      newServerApp().createUser({
        primaryEmail: email,
        primaryEmailAuthEnabled: true,
        primaryEmailVerified: true,
        password: PASSWORD,
      }),
  }
}

/** The target of links in emails. The service trusts any port of this machine in development. */
export const callbackUrl = 'http://localhost:3000/handler/callback'

export const signUpOptions = { noRedirect: true, verificationCallbackUrl: callbackUrl }
