import { expect, it } from 'vitest'
import { codeOf, exchange, openSharedProject, visit } from '../support/oauth.js'
import { setupTestService } from '../support/service.js'
import { refreshWith } from '../support/users.js'

// The database decides which of several concurrent requests uses a code.

const service = await setupTestService()
const project = await openSharedProject(service)

const newCode = async () => codeOf(await visit(service, project, {}))
const refreshOutcome = async (refreshToken: unknown) => {
  const response = await refreshWith(project, String(refreshToken))
  return response.code ?? response.status
}

it('ends the session of an authorization code that is presented again, however late', async () => {
  const code = await newCode()
  const { body } = await exchange(project, code)
  expect(await refreshOutcome(body['refresh_token'])).toBe(200)
  service.clock.now += 60 * 60_000
  // Codes that have expired are deleted when a new one is made; used ones are not.
  await newCode()
  expect((await exchange(project, code)).code).toBe('INVALID_AUTHORIZATION_CODE')
  expect(await refreshOutcome(body['refresh_token'])).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
})

it('leaves other sessions of the user alone', async () => {
  const account = 'ada-of-used-codes@example.com'
  const visitAgain = async () => codeOf(await visit(service, project, { account }))
  const first = await visitAgain()
  const { body } = await exchange(project, first)
  const other = await exchange(project, await visitAgain())
  await exchange(project, first)
  expect(await refreshOutcome(body['refresh_token'])).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
  expect(await refreshOutcome(other.body['refresh_token'])).toBe(200)
})

it('begins no session that lasts when a code is presented by concurrent requests', async () => {
  const code = await newCode()
  const responses = await Promise.all([1, 2, 3].map(() => exchange(project, code)))
  const winners = responses.filter(({ status }) => status === 200)
  expect(winners).toHaveLength(1)
  const outcome = await refreshOutcome(winners[0]?.body['refresh_token'])
  expect(outcome).toBe('REFRESH_TOKEN_NOT_FOUND_OR_EXPIRED')
})
