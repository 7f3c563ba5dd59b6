import { AdminApp } from '@latchkey/core/admin'
import { expect, it } from 'vitest'
import { queryOf } from '@latchkey/core/query'

const settings = { projectId: 'p1', baseUrl: 'http://localhost' }
const getTokens = async () => ({ accessToken: null, refreshToken: null })

it('AdminApp throws in a page if it gets a key, without repeating the key (SK01)', () => {
  const superSecretAdminKey = 'sak_secret'
  const create = () => new AdminApp({ ...settings, superSecretAdminKey })
  expect(create).toThrow('runs in a browser')
  expect(create).not.toThrow(superSecretAdminKey)
})

it('AdminApp names projectOwnerSession in a page if it gets no key', () => {
  expect(() => new AdminApp(settings)).toThrow('projectOwnerSession')
})

it('AdminApp accepts projectOwnerSession in a page and rejects after the owner signed out', async () => {
  const app = new AdminApp({ ...settings, projectOwnerSession: { getTokens } })
  expect(queryOf(app, app, 'getProject').get().status).toBe('loading')
  await expect(app.getProject()).rejects.toThrow('The owner of the project has signed out')
})
