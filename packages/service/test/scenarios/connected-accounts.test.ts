import { expect } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { scenario, OVERRIDE } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service, {
  config: {
    oauthProviders: [
      { id: 'github', type: 'shared' },
      { id: 'google', type: 'standard', clientId: 'an id', clientSecret: 'a secret' },
    ],
  },
})
const accessToken = (await signUp(project)).accessToken

async function expectRefusal(provider: string, headers: Record<string, string> = {}) {
  const path = `/connected-accounts/me/${provider}/access-token`
  const body = { scope: '' }
  const response = await project.call('POST', path, { accessToken, headers, body })
  expect(response.body['details']).toBeUndefined()
  expect(response.headers.get('x-stack-actual-status')).toBe(
    Object.keys(headers).length > 0 ? '400' : null,
  )
}

scenario(
  'POST /connected-accounts/{user_id}/{provider_id}/access-token 400 OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
  () => expectRefusal('github'),
)
scenario(
  'POST /connected-accounts/{user_id}/{provider_id}/access-token 200 for 400 OAUTH_ACCESS_TOKEN_NOT_AVAILABLE_WITH_SHARED_OAUTH_KEYS',
  () => expectRefusal('github', OVERRIDE),
)
scenario(
  'POST /connected-accounts/{user_id}/{provider_id}/access-token 400 OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
  () => expectRefusal('google'),
)
scenario(
  'POST /connected-accounts/{user_id}/{provider_id}/access-token 200 for 400 OAUTH_CONNECTION_NOT_CONNECTED_TO_USER',
  () => expectRefusal('google', OVERRIDE),
)
scenario(
  'POST /connected-accounts/{user_id}/{provider_id}/access-token 400 OAUTH_PROVIDER_NOT_FOUND_OR_NOT_ENABLED',
  () => expectRefusal('nope'),
)
