import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ConfigError } from '../../src/config/config-error.js'
import { parseConfig, type ServiceConfigInput } from '../../src/config/config.js'
import { findProject } from '../../src/domain/projects/project-keys.js'
import { seed } from '../../src/domain/owned-projects/seed.js'
import { addEndpoint, listEndpoints } from '../../src/domain/webhooks/endpoints.js'
import { setupTestService } from '../support/service.js'

type Webhooks = NonNullable<ServiceConfigInput['projects']>[number]['webhooks']

const url = 'https://shop.example.com/hook'
const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`

const service = await setupTestService()
let id: string
beforeEach(() => {
  id = randomUUID()
})

const configWith = (webhooks: Webhooks) =>
  parseConfig({ projects: [{ id, displayName: 'Shop', webhooks }] })

/** Starts the service with a configuration; returns the webhooks of the project. */
async function startWith(webhooks: Webhooks) {
  await seed({ ...service.ctx, config: configWith(webhooks) })
  return listEndpoints(service.ctx, id)
}

describe('webhooks of the configuration', () => {
  it('are created at the first start with the configured secret', async () => {
    expect(await startWith([{ url, secret }])).toMatchObject([{ url, secret, isDisabled: false }])
  })

  it('keep ID and secret at later starts until the secret changes', async () => {
    const first = await startWith([{ url }])
    expect(first).toMatchObject([{ secret: expect.stringMatching(/^whsec_/) as string }])
    expect(await startWith([{ url }])).toEqual(first)
    expect(await startWith([{ url, secret }])).toEqual([{ ...first[0], secret }])
  })

  it('replace all others, even if the list is empty', async () => {
    await startWith([{ url }])
    const other = 'https://other.example.com/'
    expect(await startWith([{ url: other }])).toMatchObject([{ url: other }])
    expect(await startWith([])).toEqual([])
  })

  it('leave webhooks that were created by API unchanged if the configuration omits them', async () => {
    await startWith(undefined)
    const project = await findProject(service.ctx, id)
    if (project === undefined) throw new Error('The project is gone.')
    const endpoint = await addEndpoint(service.ctx, project, { url, eventTypes: [] })
    expect(await startWith(undefined)).toEqual([endpoint])
  })

  it.each<[what: string, webhooks: Webhooks]>([
    ['an address that is none', [{ url: 'shop.example.com' }]],
    ['a short secret', [{ url, secret: 'whsec_AAAA' }]],
    ['a secret of another form', [{ url, secret: 'x'.repeat(32) }]],
    ['the same address twice', [{ url }, { url }]],
  ])('are rejected with %s', (_what, webhooks) => {
    expect(() => configWith(webhooks)).toThrow(ConfigError)
  })
})
