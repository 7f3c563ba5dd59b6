import { describe, expect, it } from 'vitest'
import { createHandler } from '../../src/app.js'
import { openOwner } from '../support/owner.js'
import { credentialsOf, openTestProject, requestOf } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService()
const project = await openTestProject(service)

const secret = ['server', 'admin'] as const
const foreign = ['https://evil.example', 'null', 'http://localhost.evil.example']
const local = ['http://localhost:4715', 'http://127.0.0.1:5173', 'http://[::1]:3000']

const read = (access: 'client' | 'server' | 'admin', headers: Record<string, string>) =>
  project.call('GET', '/projects/current', { access, headers })

describe.each(secret)('%s access in development', (access) => {
  it.each(foreign)('is rejected for the origin %s', async (origin) => {
    const response = await read(access, { Origin: origin })
    expect([response.status, response.code]).toEqual([403, null])
    expect(response.text).toContain('of this machine only')
    const hidden = await read(access, { Origin: origin, 'X-Stack-Override-Error-Status': '' })
    expect([hidden.status, hidden.headers.get('x-stack-actual-status')]).toEqual([200, '403'])
  })

  it('is rejected for another host name that resolves to this machine', async () => {
    expect((await read(access, { Host: 'evil.example:4710' })).status).toBe(403)
  })

  it.each(local)('is accepted for the origin %s', async (origin) => {
    expect((await read(access, { Origin: origin })).status).toBe(200)
  })

  it('is accepted without an origin', async () => {
    expect((await read(access, {})).status).toBe(200)
  })

  it('is accepted for any origin in production', async () => {
    const config = { ...service.ctx.config, mode: 'production' as const }
    const fetch = createHandler({ ...service.ctx, config })
    const headers = { ...credentialsOf(project, { access }), Origin: 'https://admin.example' }
    const response = await fetch(requestOf('GET', '/projects/current', { headers }))
    expect(response.status).toBe(200)
  })
})

it('changes nothing for a page of another origin', async () => {
  const headers = { Origin: 'https://evil.example' }
  const body = { display_name: 'Evil' }
  const response = await project.call('POST', '/users', { access: 'server', headers, body })
  expect(response.status).toBe(403)
  const users = await project.call('GET', '/users', { access: 'server' })
  expect(users.body['items']).toEqual([])
})

it('rejects the admin access token of an owner for other origins', async () => {
  const owner = await openOwner(service)
  const id = String((await owner.create()).body['id'])
  for (const access of ['client', 'admin'] as const) {
    const ask = (origin: string) =>
      owner.call(id, 'GET', '/projects/current', { access, headers: { Origin: origin } })
    expect((await ask('https://evil.example')).status).toBe(403)
    expect((await ask('http://localhost:4715')).status).toBe(200)
  }
})

it('accepts client access for any origin', async () => {
  expect((await read('client', { Origin: 'https://app.example' })).status).toBe(200)
})
