import { describe, expect, it } from 'vitest'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service, { config: { allowUserApiKeys: true } })
const user = await signUp(project)

type Send = (name: string) => Promise<{ status: number; code: string | null; text: string }>

const named: [what: string, send: Send][] = [
  [
    'a user',
    (name) =>
      project.call('PATCH', '/users/me', {
        accessToken: user.accessToken,
        body: { display_name: name },
      }),
  ],
  [
    'a user of the server',
    (name) => project.call('POST', '/users', { access: 'server', body: { display_name: name } }),
  ],
  [
    'a team',
    (name) => project.call('POST', '/teams', { access: 'server', body: { display_name: name } }),
  ],
  [
    'an API key',
    (name) =>
      project.call('POST', '/user-api-keys', {
        access: 'server',
        body: { user_id: user.id, description: name, expires_at_millis: null },
      }),
  ],
  [
    'a set of keys',
    (name) =>
      project.call('POST', '/internal/api-keys', {
        access: 'admin',
        body: {
          description: name,
          expires_at_millis: Date.now() + 1000,
          has_publishable_client_key: true,
          has_secret_server_key: false,
          has_super_secret_admin_key: false,
        },
      }),
  ],
  [
    'a project',
    (name) =>
      project.call('PATCH', '/internal/projects/current', {
        access: 'admin',
        body: { display_name: name },
      }),
  ],
]

describe.each(named)('the name of %s', (_what, send) => {
  it('is rejected with SCHEMA_ERROR if it has no visible character (R12)', async () => {
    for (const name of [' ', '\u200B', '\u202E\u2069', '\u3164', '\u2800'])
      expect(await send(name)).toMatchObject({
        status: 400,
        code: 'SCHEMA_ERROR',
        text: expect.stringContaining('must have a visible character'),
      })
  })

  it('may have invisible characters beside a visible one (R12)', async () => {
    expect((await send('\u200Bא\u200F')).status).toBeLessThan(300)
  })
})
