import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { answerOf, oidcOf } from '../../core/test/support/connection.js'
import { startScriptedIssuer } from '../../service/test/oauth/scripted-issuer.js'
import { createSigningKey, ENTITY_ID } from '../../service/test/saml/identity-provider.js'
import { createOwner, dialogOf } from './owner.js'

test('searches the emergency owner of a large team without requiring single sign-on', async () => {
  const { admin, page, goTo } = await createOwner()
  const issuer = await startScriptedIssuer('my-app')
  onTestFinished(() => issuer.close())
  await (await admin.getProject()).update({ config: { magicLinkEnabled: true } })
  const team = await admin.createTeam({ displayName: 'Acme' })
  const addMember = async (displayName: string) => {
    const primaryEmail = `${displayName}@example.com`
    const user = await admin.createUser({
      displayName,
      primaryEmail,
      primaryEmailAuthEnabled: true,
      otpAuthEnabled: true,
    })
    await team.addUser(user.id)
    return user
  }
  // More than the dialog offers at once.
  for (let number = 100; number <= 150; number += 1) await addMember(`member-${number}`)
  // Only an admin can be one, so that the dialog would require it.
  const zoe = await addMember('zoe')
  await zoe.grantPermission(team, 'team_admin')
  const singleSignOn = await team.loadSingleSignOn()
  const domain = `${randomUUID()}.test`
  await singleSignOn.verifyDomain((await singleSignOn.addDomain(domain)).id)
  const oidc = oidcOf(issuer)
  const { id } = await singleSignOn.createConnection({ displayName: 'Acme login', oidc })
  issuer.play({ userInfo: { email: `tester@${domain}` } })
  await fetch(await answerOf(new URL(await singleSignOn.testConnection(id))))
  await singleSignOn.updateConnection(id, { isEnabled: true })
  await goTo(`/teams/${team.id}/single-sign-on/${id}`)
  await page.getByRole('button', { name: 'Require single sign-on' }).click()
  const dialog = dialogOf(page)
  const search = dialog.getByRole('searchbox')
  await search.fill('zoe')
  await search.press('Enter')
  const options = dialog.getByLabel('Emergency owner').locator('option')
  await expect.poll(() => options.allTextContents()).toEqual(['zoe (zoe@example.com)'])
  // A submission would have sent its request, and closed the dialog.
  await search.fill('')
  await expect.poll(() => options.count()).toBe(50)
  expect(await singleSignOn.listConnections()).toMatchObject([{ isRequired: false }])
})

test('warns of the end of the last certificate with a button that adds the next one', async () => {
  const { admin, page, goTo } = await createOwner()
  const team = await admin.createTeam({ displayName: 'Acme' })
  const singleSignOn = await team.loadSingleSignOn()
  const { certificate: last } = await createSigningKey(new Date(Date.now() + 7 * 86_400_000))
  const { certificate: next } = await createSigningKey()
  const { id } = await singleSignOn.createConnection({
    displayName: 'Acme login',
    saml: { entityId: ENTITY_ID, ssoUrl: `${ENTITY_ID}/sso`, certificates: [last] },
  })
  await goTo(`/teams/${team.id}/single-sign-on/${id}`)
  const warning = page.getByText('The last certificate of the provider expires')
  await warning.waitFor()
  await page.getByRole('button', { name: 'Add certificate' }).first().click()
  const dialog = dialogOf(page)
  await dialog.getByRole('radio', { name: 'Enter by hand' }).check()
  await dialog.getByLabel('Certificates').fill(next)
  await dialog.getByRole('button', { name: 'Add certificate' }).click()
  await warning.waitFor({ state: 'detached' })
  const [connection] = await singleSignOn.listConnections()
  expect(connection?.saml?.certificates).toHaveLength(2)
})
