import assert from 'node:assert/strict'
import { callbackUrl, createApps, newEmail, PASSWORD, signUpOptions } from '../apps.mjs'
import { requireFeature } from '../check.mjs'
import { assertOk } from '../expect.mjs'

/**
 * Returns true if a client was published as 2.8.`patch` or later.
 *
 * @param {string} version
 * @param {number} patch
 */
const isSince = (version, patch) => Number(version.split('.')[2]) >= patch

/**
 * Calls that the deployed service added after June 2025. A check does not apply to a client that lacks the call.
 *
 * @param {import('../run-client.mjs').World} world
 */
export const checkLaterCalls = async ({ client, createProject, check, published }) => {
  const project = await createProject()
  const { newServerApp, newAdminApp, signUp } = createApps(client, project)
  const server = newServerApp()
  const { user } = await signUp()

  await check('signs up and refreshes without a publishable client key', async () => {
    const isKeyOptional = isSince(published.version, 77)
    requireFeature(isKeyOptional, 'apps without publishableClientKey')
    const open = await createProject({ config: { allowClientsWithoutKey: true } })
    const app = createApps(client, open).newClientApp({ publishableClientKey: undefined })
    assertOk(
      await app.signUpWithCredential({ email: newEmail(), password: PASSWORD, ...signUpOptions }),
    )
    await open.advanceClock(1)
    assert.ok(await app.getUser())
  })

  await check('lists the OAuth accounts of a user', async () => {
    requireFeature(user.listOAuthProviders !== undefined, 'listOAuthProviders()')
    assert.deepEqual(await user.listOAuthProviders(), [])
  })

  await check('adds an OAuth account to a user as a server', async () => {
    requireFeature(server.createOAuthProvider !== undefined, 'createOAuthProvider()')
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

  await check('sends an email as a server', async () => {
    requireFeature(server.sendEmail !== undefined, 'sendEmail()')
    await server.sendEmail({ userIds: [user.id], subject: 'News', html: '<p>News</p>' })
  })

  await check('lists the notification categories of a user', async () => {
    requireFeature(user.listNotificationCategories !== undefined, 'listNotificationCategories()')
    assert.ok((await user.listNotificationCategories()).length > 0)
  })

  await check('sends an invitation to sign in', async () => {
    const admin = newAdminApp()
    requireFeature(admin.sendSignInInvitationEmail !== undefined, 'sendSignInInvitationEmail()')
    const email = newEmail()
    await admin.sendSignInInvitationEmail(email, callbackUrl)
    assert.ok((await project.nextMail(email)).link.startsWith(callbackUrl))
  })

  await check('lists the email themes', async () => {
    const admin = newAdminApp()
    requireFeature(admin.createEmailTheme !== undefined, 'createEmailTheme()')
    assert.ok((await admin.listEmailThemes()).length > 0)
  })
}
