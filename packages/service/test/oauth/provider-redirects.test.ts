import { beforeEach, expect, it } from 'vitest'
import { redirectedError, returnToService, start } from '../support/oauth.js'
import { setupTestService } from '../support/service.js'
import { endpointsOf, openProviderProject, setupPlainProvider } from './plain-provider.js'

const provider = await setupPlainProvider()
const target = await setupPlainProvider()
const service = await setupTestService({ oauthProviders: { github: endpointsOf(provider) } })
const project = await openProviderProject(service, 'github')
beforeEach(() => {
  provider.reset('ada')
  target.reset('eve')
})

/** Returns from the provider with a code. */
async function returnWithCode() {
  const { location, cookie } = await start(project, 'github')
  const back = new URL(location.searchParams.get('redirect_uri') ?? '')
  back.searchParams.set('code', 'code of the provider')
  back.searchParams.set('state', location.searchParams.get('state') ?? '')
  return returnToService(service, back, cookie)
}

it.each([301, 302, 303, 307, 308])(
  'does not follow a redirect of the token endpoint with status %i',
  async (status) => {
    provider.answers.token = () =>
      new Response(null, { status, headers: { Location: `${target.origin}/token` } })
    expect(redirectedError(await returnWithCode()).code).toMatch(/^OAUTH_|^SERVICE_/)
    expect([provider.forms.length, target.forms.length]).toEqual([1, 0])
  },
)
