import { createTestProject } from '@latchkey/testing'
import { expect, it } from 'vitest'
import { ada } from '../support/open-tab.js'
import { openPage } from './open-page.js'

it('successful requests finish and are not canceled (76)', async () => {
  const project = await createTestProject({ users: [ada] })
  const { page, call } = await openPage(project)
  const finished: string[] = []
  const failed: string[] = []
  page.on('requestfinished', (request) => finished.push(request.url()))
  page.on('requestfailed', (request) => failed.push(request.url()))
  await call(
    async (app, credential) => {
      await app.signInWithPassword(credential)
      const user = await app.getUser({ or: 'throw' })
      // Whether a reader is faster than the end of the response is a race.
      for (let count = 0; count < 30; count += 1) await user.listSessions()
    },
    { ...ada, noRedirect: true },
  )
  const sessions = `${project.baseUrl}/api/v1/latchkey/sessions`
  const requests = () => [...finished, ...failed].filter((url) => url.startsWith(sessions))
  await expect.poll(requests).toHaveLength(30)
  expect(failed).toEqual([])
})
