/** @typedef {import('./project.mjs').Project} Project */

/**
 * The classes that a client exports. They are not among our dependencies, so nothing checks how they are
 * called: the checks find that out.
 *
 * @typedef {Record<'StackClientApp' | 'StackServerApp' | 'StackAdminApp', new (options: object) => any>} ClientModule
 */

/** No page is there to go to. Nothing is fetched ahead, so that the log of a check holds its own calls. */
const outsideBrowser = { tokenStore: 'memory', redirectMethod: 'none', noAutomaticPrefetch: true }

/** The password of every user that the checks create. */
export const PASSWORD = 'correct horse battery'

/** An address no other check uses. */
export const newEmail = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`

/**
 * Creates apps of the client for a project, and users who are signed in.
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
    /** Signs up a new user. The app holds the session. */
    signUp: async () => {
      const app = newClientApp()
      const account = { email: newEmail(), password: PASSWORD }
      const result = await app.signUpWithCredential({ ...account, ...signUpOptions })
      if (result.status !== 'ok') throw result.error
      const user = await app.getUser({ or: 'throw' })
      return { app, user, ...account }
    },
    /**
     * Creates a user whose address the server vouches for, which passkeys and second factors need.
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

/** Where the links of emails lead. The service trusts any port of this machine in development. */
export const callbackUrl = 'http://localhost:3000/handler/callback'

export const signUpOptions = { noRedirect: true, verificationCallbackUrl: callbackUrl }
