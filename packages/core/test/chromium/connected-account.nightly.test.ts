import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { setupProvider } from '../support/oauth-provider.js'
import { openPage } from './open-page.js'

const provider = await setupProvider()

it('linking an account returns to the page where it started and sends no referrer (OA36)', async () => {
  const project = await provider.createProject()
  const { page, origin, call, start } = await openPage(project, { path: '/settings' })
  await call((app, credential) => app.signUpWithPassword(credential), { ...ada, noRedirect: true })
  const referers: Promise<string | null>[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(origin))
      referers.push(request.headerValue('referer'))
  })
  await start(async (app) =>
    (await app.getUser())?.getConnectedAccount('discord', { or: 'redirect' }),
  )
  await page.waitForURL(/\/handler\/oauth-callback\?code=/)
  expect(await Promise.all(referers)).toEqual([null, null, null])
  await start((app) => app.callOAuthCallback())
  await page.waitForURL(`${origin}/settings`)
  const token = await call(async (app) => {
    const account = await (await app.getUser())?.getConnectedAccount('discord')
    return account?.getAccessToken()
  })
  expect(token).toEqual({ accessToken: 'token-of-ada' })
})
