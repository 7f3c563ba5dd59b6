import { describe, expect, it } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service, {
  config: { clientTeamCreationEnabled: true, allowUserApiKeys: true },
})
const user = await signUp(project)

const NAME = 256
const DESCRIPTION = 1000
const URL_LENGTH = 2048
const METADATA = 65_536
const PICTURE = 1_000_000

const urlOf = (length: number) => 'https://example.com/'.padEnd(length, 'x')
/** Returns metadata with this number of bytes as JSON. Each `€` has three bytes. */
const metadataOf = (bytes: number) => {
  const rest = bytes - JSON.stringify({ text: '' }).length
  return { text: '€'.repeat(Math.floor(rest / 3)) + 'x'.repeat(rest % 3) }
}
/** A PNG signature, then anything. */
const pictureOf = (length: number) => 'data:image/png;base64,iVBORw0KGgo'.padEnd(length, 'A')

type Send = (length: number) => Promise<{ status: number; code: string | null }>

const patchUser = (body: unknown) =>
  project.call('PATCH', '/users/me', { accessToken: user.accessToken, body })

const limits: [text: string, limit: number, send: Send][] = [
  ['the name of a user', NAME, (length) => patchUser({ display_name: 'x'.repeat(length) })],
  [
    'the metadata of a user',
    METADATA,
    (bytes) => patchUser({ client_metadata: metadataOf(bytes) }),
  ],
  [
    'the URL of a picture',
    URL_LENGTH,
    (length) =>
      project.call('PATCH', `/users/${user.id}`, {
        access: 'server',
        body: { profile_image_url: urlOf(length) },
      }),
  ],
  [
    'the data URL of a picture',
    PICTURE,
    (length) => patchUser({ profile_image_url: pictureOf(length) }),
  ],
  [
    'server metadata',
    METADATA,
    (bytes) =>
      project.call('PATCH', `/users/${user.id}`, {
        access: 'server',
        body: { server_metadata: metadataOf(bytes) },
      }),
  ],
  [
    'the name of a team',
    NAME,
    (length) =>
      project.call('POST', '/teams', {
        access: 'server',
        body: { display_name: 'x'.repeat(length) },
      }),
  ],
  [
    'the description of an API key',
    DESCRIPTION,
    (length) =>
      project.call('POST', '/user-api-keys', {
        accessToken: user.accessToken,
        body: { user_id: 'me', description: 'x'.repeat(length), expires_at_millis: null },
      }),
  ],
  [
    'the description of a permission',
    DESCRIPTION,
    (length) =>
      project.call('POST', '/team-permission-definitions', {
        access: 'admin',
        body: { id: `length_${length}`, description: 'x'.repeat(length) },
      }),
  ],
  [
    'the name of a project',
    NAME,
    (length) =>
      project.call('PATCH', '/internal/projects/current', {
        access: 'admin',
        body: { display_name: 'x'.repeat(length) },
      }),
  ],
  [
    'the description of a project',
    DESCRIPTION,
    (length) =>
      project.call('PATCH', '/internal/projects/current', {
        access: 'admin',
        body: { description: 'x'.repeat(length) },
      }),
  ],
  [
    'a callback URL',
    URL_LENGTH,
    (length) =>
      project.call('POST', '/auth/password/send-reset-code', {
        body: {
          email: user.email,
          callback_url: 'http://localhost:3000/callback?'.padEnd(length, 'x'),
        },
      }),
  ],
]

describe('a text', () => {
  it.each(limits)('is rejected above its limit: %s (%i)', async (_, limit, send) => {
    expect((await send(limit)).status).toBeLessThan(300)
    const tooLong = await send(limit + 1)
    expect([tooLong.status, tooLong.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})

describe('a page of users', () => {
  it('has at most 1,000 users if a limit is given', async () => {
    const list = (limit: number) =>
      project.call('GET', `/users?limit=${limit}`, { access: 'server' })
    expect((await list(1000)).status).toBe(200)
    const tooMany = await list(1001)
    expect([tooMany.status, tooMany.code]).toEqual([400, 'SCHEMA_ERROR'])
  })
})
