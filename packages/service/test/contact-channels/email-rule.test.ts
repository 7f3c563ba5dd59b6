import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../src/config/config.js'
import { openSharedProject, signInWithProvider, start, userOf } from '../support/oauth.js'
import { signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openSharedProject(service)

const configWith = (address: string) => ({
  smtp: { host: 'smtp.example.com', port: 25, senderEmail: address },
  projects: [{ id: 'internal', displayName: 'Internal', users: [{ email: address }] }],
})
describe.each(['a@example.xn--p1ai', 'a=b@example.com', 'a&b@example.com', 'a/b@example.com'])(
  'the email address %s',
  (address) => {
    it('signs up', async () => {
      expect((await signUp(project, { email: address })).email).toBe(address)
    })

    it('is accepted as the sender and as a user of the configuration', () => {
      expect(parseConfig(configWith(address)).smtp?.senderEmail).toBe(address)
    })

    it('signs in at the mock provider', async () => {
      const other = await openSharedProject(service)
      const response = await signInWithProvider(service, other, { account: address })
      expect((await userOf(other, response))['primary_email']).toBe(address)
    })
  },
)

const invalid = [
  ...['a@bücher.example', 'a b@example.com', 'a@localhost', '.a@example.com'],
  // A mail server or a normalization could read a second address out of these.
  ...['"a@example.com"@example.org', 'a@example.com,b@example.org', 'a＠example.com'],
  ...['a@example.com＠example.org', 'a@example。com'],
  // These would end the line of a command or a header of the mail server.
  ...['a@example.com\r\nBcc: b@example.org', 'a@example.com>\r\nDATA', '"a\nb"@example.com'],
]

describe.each(invalid)('the invalid email address %j', (address) => {
  it('is rejected at sign-up', async () => {
    await expect(signUp(project, { email: address })).rejects.toThrow('SCHEMA_ERROR')
  })

  it('is rejected in the configuration', () => {
    expect(() => parseConfig(configWith(address))).toThrow(/senderEmail[^]*users\[0\]\.email/)
  })

  it('is rejected by the mock provider', async () => {
    const { location } = await start(project, 'github')
    location.searchParams.set('account', address)
    expect((await service.fetch(new Request(location))).status).toBe(400)
  })
})
