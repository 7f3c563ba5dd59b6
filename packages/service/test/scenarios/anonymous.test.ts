import { expect } from 'vitest'
import { openTestProject, type TestProject } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

const PATH = 'POST /auth/anonymous/sign-up'

const service = await setupTestService()
const project = await openTestProject(service, { config: { anonymousAccountsEnabled: true } })

const signUp = (on: TestProject, headers: Record<string, string> = {}) =>
  on.call('POST', '/auth/anonymous/sign-up', { headers })

scenario(`${PATH} 200`, async () => {
  const { body } = await signUp(project)
  expect(Object.keys(body).sort()).toEqual(['access_token', 'refresh_token', 'user_id'])
  const accessToken = String(body['access_token'])
  const user = await project.call('GET', '/users/me', { accessToken })
  expect(user.body).toMatchObject({
    id: body['user_id'],
    is_anonymous: true,
    display_name: 'Anonymous user',
    primary_email: null,
  })
})

for (const at of ['400', '200 for 400'])
  scenario(`${PATH} ${at} ANONYMOUS_ACCOUNTS_NOT_ENABLED`, async () => {
    const headers = { 'X-Stack-Override-Error-Status': 'true' }
    const response = await signUp(await openTestProject(service), at === '400' ? {} : headers)
    expect(response.body).not.toHaveProperty('details')
  })
