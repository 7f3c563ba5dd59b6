import assert from 'node:assert/strict'
import { callbackUrl, createApps, newEmail } from '../apps.mjs'
import { assertOk } from '../expect.mjs'

/**
 * Calls that the deployed service added after June 2025. A client that lacks one does not count it.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkLaterCalls = async ({ client, createProject, check }) => {
  const project = await createProject()
  const { newServerApp, newAdminApp, signUp } = createApps(client, project)
  const server = newServerApp()
  const { user } = await signUp()

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
