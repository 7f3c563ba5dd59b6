import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import recorded from './recorded.json' with { type: 'json' }
import { openTestProject, signUp } from '../support/project.js'
import { scenario } from '../support/scenario.js'
import { setupTestService } from '../support/service.js'

// Rejections that all calls share, at each path where they were recorded.
const service = await setupTestService()
const project = await openTestProject(service)
const user = await signUp(project)

const titlesWith = (end: string) => recorded.filter((title) => title.endsWith(end))

const values: Record<string, string> = {
  permission_id: 'p1',
  provider_id: 'google',
  type: 'magic_link',
}

/** Returns the method and path of a title, with valid values of the parameters. */
function requestOf(title: string): { method: string; path: string } {
  const [method = '', template = ''] = title.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? randomUUID())
  return { method, path: path === '/' ? '/' : path }
}

describe('an unparsable access token', () => {
  for (const title of titlesWith(' 401 UNPARSABLE_ACCESS_TOKEN').filter(
    (name) => !/oauth/.test(name),
  ))
    scenario(title, async () => {
      const { method, path } = requestOf(title)
      const headers = title.includes(' 200 for ') ? { 'X-Stack-Override-Error-Status': 'true' } : {}
      const response = await project.call(method, path, { accessToken: 'undefined', headers })
      expect(response.body).not.toHaveProperty('details')
    })
})

describe('client access to a call of servers or admins', () => {
  for (const title of titlesWith(' 401 INSUFFICIENT_ACCESS_TYPE'))
    scenario(title, async () => {
      const { method, path } = requestOf(title)
      const response = await project.call(method, path, user)
      const details = response.body['details'] as Record<string, unknown>
      expect(details['actual_access_type']).toBe('client')
      expect(details['allowed_access_types']).toContain('admin')
      expect(details['allowed_access_types']).not.toContain('client')
    })
})

describe('a method that a path does not support', () => {
  for (const title of titlesWith(' 405'))
    scenario(title, async () => {
      const { method, path } = requestOf(title)
      const response = await project.call(method, path)
      expect(response.text).toBe('')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    })
})
