import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { authorizePath, openSharedProject } from '../support/oauth.js'
import { openTestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
await openTestProject(service, { id: 'internal' })
const project = await openSharedProject(service)

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
/** Creates a token without a valid signature. */
const tokenWith = (kid: unknown, sub: unknown = randomUUID()) =>
  [encode({ alg: 'ES256', kid }), encode({ sub }), 'c2lnbmVk'].join('.')

const tokens: [string, string][] = [
  ['holds U+0000', tokenWith('a\u0000b')],
  ['is half a character', tokenWith('\ud800')],
  ['is no base64url', tokenWith("a' or 1=1 --")],
  ['is empty', tokenWith('')],
  ['is very long', tokenWith('a'.repeat(8000))],
  ['is a number', tokenWith(1)],
  ['is a list', tokenWith(['kid'])],
  ['is for a list of users', tokenWith('kid', [randomUUID()])],
]

describe.each(tokens)('a token whose key ID %s', (_what, token) => {
  it('is rejected as an access token', async () => {
    const response = await project.call('GET', '/users/me', { accessToken: token })
    expect([response.status, response.code]).toEqual([401, 'UNPARSABLE_ACCESS_TOKEN'])
  })

  it('is rejected as an admin access token', async () => {
    const response = await project.call('GET', '/projects/current', {
      headers: { 'X-Stack-Admin-Access-Token': token },
    })
    expect([response.status, response.code]).toEqual([401, 'UNPARSABLE_ADMIN_ACCESS_TOKEN'])
  })

  it('is rejected for linking an account', async () => {
    const response = await project.call(
      'GET',
      authorizePath(project, 'github', { type: 'link', token }),
      { access: 'none' },
    )
    expect([response.status, response.code]).toEqual([401, 'UNPARSABLE_ACCESS_TOKEN'])
  })
})
