import { beforeEach, describe, expect, it } from 'vitest'
import type { ServiceConfigInput } from '../../src/config/config.js'
import { PASSWORD, readResponse, requestOf } from '../support/project.js'
import {
  createTestDatabase,
  openTestService,
  type TestDatabase,
  type TestService,
} from '../support/service.js'

type Seed = NonNullable<ServiceConfigInput['projects']>[number]

const id = '3f0a4219-d71e-42dd-aad4-b6d4943048ed'
const shop: Seed = {
  id,
  displayName: 'Shop',
  config: { magicLinkEnabled: true },
  domains: [{ domain: 'https://shop.example.com', handlerPath: '/handler' }],
  keys: { publishableClientKey: 'pck_one', secretServerKey: 'ssk_one' },
  users: [
    { email: 'ada@example.com', emailVerified: true, displayName: 'Ada', password: PASSWORD },
  ],
}

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})

async function started<Result>(
  projects: Seed[],
  work: (service: TestService) => Promise<Result>,
): Promise<Result> {
  const service = await openTestService({ projects }, database)
  try {
    return await work(service)
  } finally {
    await service.close()
  }
}

interface Ask {
  key?: string
  body?: unknown
}

/** Makes a call for the seeded project. */
async function ask(service: TestService, method: string, path: string, options: Ask = {}) {
  const headers = {
    'X-Stack-Project-Id': id,
    'X-Stack-Access-Type': 'client',
    'X-Stack-Publishable-Client-Key': options.key ?? 'pck_one',
  }
  const request = requestOf(method, path, { headers, body: options.body })
  return readResponse(await service.fetch(request))
}

const signIn = (service: TestService, email: string, password = PASSWORD) =>
  ask(service, 'POST', '/auth/password/sign-in', { body: { email, password } })

it('creates projects, keys, domains and users at the first start', async () => {
  await started([shop, { id: 'internal', displayName: 'Internal' }], async (service) => {
    const project = await ask(service, 'GET', '/projects/current')
    expect(project.body).toMatchObject({
      id,
      display_name: 'Shop',
      config: { magic_link_enabled: true },
    })
    const keys = await ask(service, 'GET', '/projects/internal/.well-known/jwks.json')
    expect(keys.body['keys']).toHaveLength(1)
    expect((await signIn(service, 'ada@example.com')).status).toBe(200)
  })
})

it('applies a changed configuration and keeps users', async () => {
  await started([shop], async (service) => {
    const body = {
      email: 'bob@example.com',
      password: PASSWORD,
      verification_callback_url: 'http://localhost',
    }
    expect((await ask(service, 'POST', '/auth/password/sign-up', { body })).status).toBe(200)
  })
  const changed: Seed = {
    ...shop,
    displayName: 'Store',
    config: { signUpEnabled: false },
    keys: { publishableClientKey: 'pck_two' },
    users: [
      { email: 'ada@example.com', password: 'another password' },
      { email: 'eve@example.com', password: PASSWORD },
    ],
  }
  await started([changed], async (service) => {
    const old = await ask(service, 'GET', '/projects/current')
    expect(old.code).toBe('INVALID_PUBLISHABLE_CLIENT_KEY')
    const project = await ask(service, 'GET', '/projects/current', { key: 'pck_two' })
    expect(project.body).toMatchObject({
      display_name: 'Store',
      config: { sign_up_enabled: false, magic_link_enabled: false },
    })
    for (const email of ['ada@example.com', 'bob@example.com', 'eve@example.com']) {
      const body = { email, password: PASSWORD }
      const response = await ask(service, 'POST', '/auth/password/sign-in', {
        key: 'pck_two',
        body,
      })
      expect(response.status).toBe(200)
    }
  })
})

it('keeps the OAuth providers of a project if its configuration omits them', async () => {
  const google = { id: 'google', type: 'standard', clientId: 'a', clientSecret: 'b' } as const
  const github = { id: 'github', type: 'shared' } as const
  const enabled = (service: TestService) => ask(service, 'GET', '/projects/current')
  const both = [{ id: 'github' }, { id: 'google' }]
  await started([{ ...shop, config: { oauthProviders: [google, github] } }], async (service) => {
    const { body } = await enabled(service)
    expect(body['config']).toMatchObject({ enabled_oauth_providers: both })
  })
  await started([shop], async (service) => {
    const { body } = await enabled(service)
    expect(body['config']).toMatchObject({ enabled_oauth_providers: both })
  })
  await started([{ ...shop, config: { oauthProviders: [] } }], async (service) => {
    const { body } = await enabled(service)
    expect(body['config']).toMatchObject({ enabled_oauth_providers: [] })
  })
})

describe('revoked keys of the configuration', () => {
  const keysOf = (version: string) => ({
    publishableClientKey: `pck_${version}`,
    superSecretAdminKey: `sak_${version}`,
  })
  const asAdmin = async (service: TestService, method: string, path: string, body?: unknown) => {
    const headers = {
      'X-Stack-Project-Id': id,
      'X-Stack-Access-Type': 'admin',
      'X-Stack-Super-Secret-Admin-Key': keysOf('one').superSecretAdminKey,
    }
    return readResponse(await service.fetch(requestOf(method, path, { headers, body })))
  }
  const statusWith = async (service: TestService, key: string) =>
    (await ask(service, 'GET', '/projects/current', { key })).status
  const first: Seed = { ...shop, keys: keysOf('one') }
  beforeEach(() =>
    started([first], async (service) => {
      const { body } = await asAdmin(service, 'GET', '/internal/api-keys')
      const [set] = body['items'] as { id: string }[]
      await asAdmin(service, 'PATCH', `/internal/api-keys/${set?.id}`, { revoked: true })
    }),
  )

  it('stay revoked while the configuration contains one of them', async () => {
    const half = { ...keysOf('two'), superSecretAdminKey: keysOf('one').superSecretAdminKey }
    for (const keys of [keysOf('one'), half])
      await started([{ ...shop, keys }], async (service) => {
        expect((await asAdmin(service, 'GET', '/internal/api-keys')).status).toBe(401)
        expect(await statusWith(service, keys.publishableClientKey)).toBe(401)
      })
    await started([{ ...shop, keys: keysOf('two') }], async (service) => {
      expect(await statusWith(service, 'pck_two')).toBe(200)
    })
  })

  it.each<[string, Seed]>([
    ['as many others', { ...first, keys: keysOf('two') }],
    ['fewer others', { ...first, keys: { publishableClientKey: 'pck_two' } }],
  ])('are replaced permanently by %s', async (_what, second) => {
    for (const _start of [1, 2])
      await started([second], async (service) => {
        expect(await statusWith(service, 'pck_two')).toBe(200)
        expect(await statusWith(service, 'pck_one')).toBe(401)
      })
  })
})

it('lets a user of the project internal own projects from the first start', async () => {
  const owner = { email: 'owner@example.com', password: PASSWORD, ownedProjectIds: [id] }
  const keys = { publishableClientKey: 'pck_internal' }
  const internal: Seed = { id: 'internal', displayName: 'Internal', keys, users: [owner] }
  await started([shop, internal], async (service) => {
    const client = {
      'X-Stack-Project-Id': 'internal',
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': 'pck_internal',
    }
    const body = { email: owner.email, password: PASSWORD }
    const entry = requestOf('POST', '/auth/password/sign-in', { headers: client, body })
    const { access_token: token } = (await readResponse(await service.fetch(entry))).body
    const headers = {
      'X-Stack-Project-Id': id,
      'X-Stack-Access-Type': 'admin',
      'X-Stack-Admin-Access-Token': String(token),
    }
    const request = requestOf('GET', '/internal/projects/current', { headers })
    const project = await readResponse(await service.fetch(request))
    expect(project.body).toMatchObject({ id, display_name: 'Shop' })
  })
})

it('rejects owned projects for a user of another project than internal', async () => {
  const eve = { email: 'eve@example.com', ownedProjectIds: [id] }
  await expect(started([{ ...shop, users: [eve] }], async () => undefined)).rejects.toThrow(
    /projects\[0\]\.users\[0\]\.ownedProjectIds: only users of the project 'internal' own projects/,
  )
})
