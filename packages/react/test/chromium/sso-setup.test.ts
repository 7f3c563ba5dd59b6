import { ServerApp } from '@latchkey/core/server'
import { createTestProject } from '@latchkey/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerOf, oidcOf } from '../../../core/test/support/connection.js'
import { setupScriptedIssuer } from '../../../service/test/oauth/scripted-issuer.js'
import { openPages } from './open-pages.js'

const issuer = await setupScriptedIssuer('my-app')

const CREATE = 'POST /latchkey/sso-setup/connection'

const click = (page: Page, name: string) => page.getByRole('button', { name }).click()

it('leads the administrator of a customer from the domain to a tested connection', async () => {
  const project = await createTestProject()
  const server = new ServerApp(project)
  const team = await server.createTeam({ displayName: 'Acme' })
  const singleSignOn = await team.loadSingleSignOn()
  const { page, context, origin } = await openPages(project, '/')
  const pageUrl = `${origin}/handler/sso-setup`
  const { url } = await singleSignOn.createSetupLink({ pageUrl })
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  await page.goto(url)

  await page.getByLabel('Domain').fill('acme.test')
  await click(page, 'Add domain')
  await page.getByText('latchkey-domain=').waitFor()
  await click(page, 'Check now')
  // What is set up survives a reload.
  await page.getByText('acme.test is verified.').waitFor()
  await page.getByRole('heading', { name: 'Choose your identity provider' }).waitFor()
  await page.reload()

  await click(page, 'Other (OpenID Connect)')
  const redirectUri = await page.getByText('/callback').textContent()
  const { issuer: address, clientId, clientSecret } = oidcOf(issuer)
  await page.getByLabel('Issuer URL').fill(address)
  await page.getByLabel('Client ID').fill(clientId)
  await page.getByLabel('Client secret', { exact: true }).fill(clientSecret)
  await click(page, 'Continue')

  issuer.play({ document: { issuer: 'https://other.example.com' } })
  await click(page, 'Start test')
  await page.getByText('The response of the provider is invalid.').waitFor()
  await page.getByText('Error code rejected').getByRole('button', { name: 'Copy' }).waitFor()
  await page.getByRole('button', { name: 'Start test again' }).waitFor()

  const testAs = async (email: string) => {
    issuer.play({ userInfo: { email } })
    const opening = context.waitForEvent('page')
    await click(page, 'Start test')
    const tab = await opening
    await tab.waitForURL(`${issuer.origin}/authorize?*`)
    await page.getByText('Waiting for the sign-in').waitFor()
    const callback = await answerOf(new URL(tab.url()))
    expect(callback.href).toContain(redirectUri)
    await tab.goto(callback.href)
    const title = await tab.getByRole('heading').textContent()
    await tab.close()
    return title
  }
  expect(await testAs('tester@other.test')).toBe('The test failed')
  await page.getByText('sent no email address of a verified domain').waitFor()

  const change = async (issuerUrl: string) => {
    await page.getByLabel('Issuer URL').fill(issuerUrl)
    await page.getByLabel('Client secret', { exact: true }).fill(clientSecret)
    await click(page, 'Continue')
  }
  await click(page, 'Change the values')
  expect(await page.getByLabel('Issuer URL').inputValue()).toBe(address)
  // A replacement that failed halfway can be repeated.
  await project.faults.on(CREATE, { kind: 'status', status: 500 }, { times: 1 })
  await change('https://other.example.com')
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
  await change(address)

  await page.getByRole('button', { name: 'Start test' }).waitFor()
  const [draft] = await singleSignOn.listConnections()
  await singleSignOn.updateConnection(draft!.id, { displayName: 'Acme login' })

  // The settings that a member of the team has chosen stay.
  await click(page, 'Change the values')
  await change(address)
  expect(await testAs('tester@acme.test')).toBe('The test succeeded')
  await page.getByText('The test succeeded.').waitFor()

  await click(page, 'Create SCIM token')
  await page.getByText('latchkey_scim_').waitFor()
  await click(page, 'Finish')
  await page.getByText('An admin of Acme can now turn it on.').waitFor()

  expect(await singleSignOn.listConnections()).toMatchObject([
    {
      displayName: 'Acme login',
      state: 'tested',
      oidc: { redirectUrl: redirectUri },
      defaultPermissionIds: [],
    },
  ])
  const token = new URL(url).hash.slice(1)
  expect(requests.filter((request) => new URL(request).pathname.includes(token))).toEqual([])
  expect(requests.filter((request) => new URL(request).search.includes(token))).toEqual([])
})
