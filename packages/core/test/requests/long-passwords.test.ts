import { createService } from '@latchkey/service'
import { createTestProject, type TestProject } from '@latchkey/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../server/open-server.js'
import { ada, openTab } from '../support/open-tab.js'
import { signedIn } from '../support/signed-in.js'

const LONG = 'x'.repeat(71)
const tooLong = {
  status: 'error',
  error: { code: 'PASSWORD_TOO_LONG', details: { maxLength: 70 } },
}

// A service of the recorded protocol rejects more than 70 characters as a malformed request.
describe('a service with the recorded maximum of a password', () => {
  let service: ReturnType<typeof createService>
  let project: TestProject
  beforeAll(async () => {
    service = createService({
      port: 0,
      passwordHashing: { memoryKibibytes: 8, passes: 1 },
      compatibility: 'june-2025',
    })
    project = await createTestProject({ users: [ada] }, await service.listen(0))
  })
  afterAll(() => service.close())

  it('resolves a sign-up with a longer one to PASSWORD_TOO_LONG (40)', async () => {
    const credential = { email: 'grace@example.com', password: LONG }
    expect(await openTab(project).app.signUpWithPassword(credential)).toMatchObject(tooLong)
  })

  it('resolves a change to a longer one to PASSWORD_TOO_LONG (40)', async () => {
    const { user } = await signedIn(project)
    const change = { oldPassword: ada.password, newPassword: LONG }
    expect(await user.updatePassword(change)).toMatchObject(tooLong)
  })

  it('resolves setPassword of a server with a longer one to PASSWORD_TOO_LONG (40)', async () => {
    const [user] = await openServer(project).listUsers()
    expect(await user!.setPassword({ password: LONG })).toMatchObject(tooLong)
  })
})
