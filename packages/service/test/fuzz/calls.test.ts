import { describe, expect, it } from 'vitest'
import { credentialsOf, requestOf } from '../support/project.js'
import { openTestService } from '../support/service.js'
import { checkRequests } from './check.js'
import { fuzzedRequest } from './requests.js'

describe('service', () => {
  it('answers fuzzed requests to every endpoint without a server error', async () => {
    const service = await openTestService()
    await checkRequests(service, {
      inputs: fuzzedRequest,
      share: 0.6,
      toRequest: (world, { method, path, access, isSignedIn, headers, body }) => {
        const accessToken = isSignedIn ? { accessToken: world.accessToken } : {}
        const credentials = credentialsOf(world.project, { access, ...accessToken })
        const options = { body: world.fill(body), headers: { ...credentials, ...headers } }
        return requestOf(method, world.fill(path), options)
      },
    })
    expect(service.reports).toEqual([])
    await service.close()
  })
})
