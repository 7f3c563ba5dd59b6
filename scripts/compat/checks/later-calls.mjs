import assert from 'node:assert/strict'
import { callbackUrl, createApps, newEmail, PASSWORD, signUpOptions } from '../apps.mjs'
import { assertOk } from '../expect.mjs'

/**
 * Returns true if a client was published as 2.8.`patch` or later.
 *
 * @param {string} version
 * @param {number} patch
 */
const isSince = (version, patch) => Number(version.split('.')[2]) >= patch

/**
 * Calls that the deployed service added after June 2025. A client that lacks one does not count it.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkLaterCalls = async ({ client, createProject, check, published }) => {
  const project = await createProject()
  const { newServerApp, newAdminApp, signUp } = createApps(client, project)
  const server = newServerApp()
  const { user } = await signUp()

  // Earlier clients require the key.
  if (isSince(published.version, 77))
    await check('signs up and refreshes without a publishable client key', async () => {
      const open = await createProject({ config: { allowClientsWithoutKey: true } })
      const app = createApps(client, open).newClientApp({ publishableClientKey: undefined })
      assertOk(
        await app.signUpWithCredential({ email: newEmail(), password: PASSWORD, ...signUpOptions }),
      )
      await open.advanceClock(1)
      assert.ok(await app.getUser())
    })

  if (user.listOAuthProviders !== undefined)
    await check('lists the OAuth accounts of a user', async () => {
      assert.deepEqual(await user.listOAuthProviders(), [])
    })

  if (server.createOAuthProvider !== undefined)
    await check('adds an OAuth account to a user as a server', async () => {
      const added = await server.createOAuthProvider({
        userId: user.id,
        accountId: 'account-1',
        providerConfigId: 'github',
        email: newEmail(),
        allowSignIn: true,
        allowConnectedAccounts: true,
      })
      assertOk(added)
      assert.equal(added.data.accountId, 'account-1')
    })

  if (server.sendEmail !== undefined)
    await check('sends an email as a server', async () => {
      await server.sendEmail({ userIds: [user.id], subject: 'News', html: '<p>News</p>' })
    })

  if (user.listNotificationCategories !== undefined)
    await check('lists the notification categories of a user', async () => {
      assert.ok((await user.listNotificationCategories()).length > 0)
    })

  if (newAdminApp().sendSignInInvitationEmail !== undefined)
    await check('sends an invitation to sign in', async () => {
      const email = newEmail()
      await newAdminApp().sendSignInInvitationEmail(email, callbackUrl)
      assert.ok((await project.nextMail(email)).link.startsWith(callbackUrl))
    })

  if (newAdminApp().createEmailTheme !== undefined)
    await check('lists the email themes', async () => {
      assert.ok((await newAdminApp().listEmailThemes()).length > 0)
    })
}
