import { expect, it } from 'vitest'
import { isExtension } from '../../src/http/api-routes.js'
import { implementations } from '../../src/http/implementations.js'
import { openTestProject, signUp } from '../support/project.js'
import { setupTestService } from '../support/service.js'

// `extensions: false` simulates a service that has the recorded calls only.

const service = await setupTestService({ extensions: false })
const project = await openTestProject(service)

const extensions = implementations
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => isExtension(path))
  .map(({ method, path, access }) => ({ method, path, access }))

it.each(extensions)('answers $method $path as an unknown path', async (call) => {
  const { accessToken } = await signUp(project)
  const path = call.path.replace(/\{\w+\}/g, 'me')
  for (const access of call.access) {
    const options = { access, ...(access === 'client' && { accessToken }) }
    const unknown = await project.call(call.method, '/no-such-path', options)
    const response = await project.call(call.method, path, options)
    expect(response.status).toBe(404)
    expect(response.code).toBeNull()
    expect(response.text).toBe(unknown.text)
  }
})

it.each(['data-export', 'passkeys'])('does not list the feature %s', async (name) => {
  const body = { feature_name: name }
  const { text } = await project.call('POST', '/check-feature-support', { body })
  expect(text).toBe(`${name} is not supported by this service. Update it, or do without.`)
})

it('leaves the extensions out of the OpenAPI document', async () => {
  const { body } = await project.call('GET', '/openapi.json')
  const paths = Object.keys(body['paths'] as object)
  expect(paths).toContain('/users/me')
  expect(paths.filter(isExtension)).toEqual([])
})
