import { createService } from '@latchkey/service'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { headerOf, openServer, requestWith, signIn } from './authenticate/authenticate-app.js'

describe('a server app with both keys, if the service rotates refresh tokens', () => {
  let service: ReturnType<typeof createService>
  let url: string
  let project: TestProject
  beforeAll(async () => {
    service = createService({
      port: 0,
      passwordHashing: { memoryKibibytes: 8, passes: 1 },
      sessions: { refreshTokenRotation: 'always' },
    })
    url = await service.listen(0)
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    project = await createTestProject({ users: [ada] }, url)
  })

  it.each(['getUser', 'authenticate'] as const)(
    'keeps the refresh token of the browser valid in %s()',
    async (method) => {
      const { refreshToken } = await signIn(project)
      const { publishableClientKey } = project
      const { app } = openServer(project, { publishableClientKey })
      const request = requestWith(headerOf({ refreshToken }))
      if (method === 'authenticate') await app.authenticate(request)
      else await app.getUser({ tokenStore: request, or: 'throw' })
      // The replaced token would be valid for 30 s.
      await project.clock.advance('31s')
      const later = openServer(project)
      later.pass(31_000)
      const next = requestWith(headerOf({ refreshToken }))
      expect(await later.app.authenticate(next)).toMatchObject({ status: 'signed-in' })
    },
  )
})
