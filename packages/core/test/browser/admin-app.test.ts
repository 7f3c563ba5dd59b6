import { AdminApp } from '@latchkey/core/admin'
import { expect, it } from 'vitest'
import { queryOf } from '@latchkey/core/query'

const settings = { projectId: 'p1', baseUrl: 'http://localhost' }
const getTokens = async () => ({ accessToken: null, refreshToken: null })

it('SK01: an app that configures a project takes no key in a page', () => {
  const superSecretAdminKey = 'sak_secret'
  const make = () => new AdminApp({ ...settings, superSecretAdminKey })
  expect(make).toThrow('runs in a browser')
  expect(make).not.toThrow(superSecretAdminKey)
})

it('is told in a page what to pass in place of a key', () => {
  expect(() => new AdminApp(settings)).toThrow('projectOwnerSession')
})

it("takes the session of the project's owner in a page, and says when it is over", async () => {
  const app = new AdminApp({ ...settings, projectOwnerSession: { getTokens } })
  expect(queryOf(app, app, 'getProject').get().status).toBe('loading')
  await expect(app.getProject()).rejects.toThrow('The owner of the project has signed out')
})
