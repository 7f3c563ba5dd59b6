import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import type { ServiceConfigInput } from '../../src/config/config.js'
import { createDashboardApp } from '../../src/dashboard/app.js'
import { createTestDatabase, openTestService, type TestService } from '../support/service.js'

const PAGE = `<html><head>
<meta name="latchkey-base-path" content="" />
<script type="module" src="./assets/index-abc.js"></script>
</head></html>`

const folder = await mkdtemp(join(tmpdir(), 'latchkey-dashboard-'))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'index.html'), PAGE)
await writeFile(join(folder, 'assets', 'index-abc.js'), 'export {}')
await writeFile(join(folder, 'assets', 'index-abc.js.br'), brotliCompressSync('export {}'))
await writeFile(join(folder, 'assets', 'index-abc.js.gz'), gzipSync('export {}'))
afterAll(() => rm(folder, { recursive: true }))

async function openService(config: ServiceConfigInput): Promise<TestService> {
  const service = await openTestService(config)
  onTestFinished(() => service.close())
  return service
}

async function openDashboard(config: ServiceConfigInput = {}) {
  const { ctx } = await openService({ dashboard: true, ...config })
  const app = createDashboardApp(ctx, folder)
  return async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    app.fetch(new Request(`http://localhost:4710${path}`, { method, headers }))
}

describe('the dashboard', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/dashboard/projects/x/users?query=a',
    '/dashboard/index.html',
  ])('serves its page at %s', async (path) => {
    const response = await (await openDashboard())(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('src="/dashboard/assets/index-abc.js"')
  })

  it('allows only its own scripts, no text as script, and no frame around it', async () => {
    const { headers } = await (await openDashboard())('/dashboard')
    const policy = headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('lets browsers keep assets, whose names change with their content', async () => {
    const response = await (await openDashboard())('/dashboard/assets/index-abc.js')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toBe('export {}')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ])(
    'serves assets in the form that the build compressed for %s',
    async (accepted, encoding, read) => {
      const get = await openDashboard()
      const path = '/dashboard/assets/index-abc.js'
      const response = await get(path, 'GET', { 'Accept-Encoding': accepted })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(read(Buffer.from(await response.arrayBuffer())).toString()).toBe('export {}')
      expect((await get(`${path}.br`)).status).toBe(404)
    },
  )

  it.each(['/dashboard/assets/gone.js', '/dashboard/assets/..%2f..%2fpackage.json'])(
    'answers 404 for the asset %s',
    async (path) => {
      expect((await (await openDashboard())(path)).status).toBe(404)
    },
  )

  it('answers 405 for a method that changes something', async () => {
    const response = await (await openDashboard())('/dashboard', 'POST')
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('writes the path of the service into the page, escaped', async () => {
    const serve = await openDashboard({
      publicUrl: 'http://localhost:4710/a&b',
    })
    const page = await (await serve('/dashboard')).text()
    expect(page).toContain('src="/a&amp;b/dashboard/assets/index-abc.js"')
    expect(page).toContain('name="latchkey-base-path" content="/a&amp;b"')
  })

  it('is off by default', async () => {
    const service = await openService({})
    const response = await service.fetch(new Request('http://localhost:4710/dashboard'))
    expect(response.status).toBe(404)
  })
})

describe('the publishable key of the dashboard', () => {
  const readProject = (service: TestService) =>
    service.fetch(
      new Request('http://localhost:4710/api/v1/projects/current', {
        headers: {
          'X-Stack-Access-Type': 'client',
          'X-Stack-Project-Id': 'internal',
          'X-Stack-Publishable-Client-Key': 'pck_dashboard',
        },
      }),
    )
  const projects = [{ id: 'internal', displayName: 'Internal' }]

  it('gives access to the project internal, which the service creates', async () => {
    const service = await openService({ dashboard: true })
    const response = await readProject(service)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: 'internal', display_name: 'Latchkey' })
  })

  it('gives access to a configured project internal, which keeps its name', async () => {
    const service = await openService({ dashboard: true, projects })
    expect(await (await readProject(service)).json()).toMatchObject({ display_name: 'Internal' })
  })

  it('gives no access while the dashboard is off', async () => {
    const service = await openService({ projects })
    expect((await readProject(service)).status).toBe(401)
  })

  it('has neither sign-up on internal nor an inbox in production', async () => {
    const production = {
      mode: 'production',
      publicUrl: 'https://auth.example.com',
      encryptionKey: 'ab'.repeat(32),
      databaseUrl: 'postgres://unused.example/latchkey',
      passwordHashing: { memoryKibibytes: 19_456, passes: 2 },
    } as const
    const config = { dashboard: true, ...production }
    const service = await openTestService(config, await createTestDatabase())
    onTestFinished(() => service.close())
    const project = await (await readProject(service)).json()
    expect(project).toMatchObject({ config: { sign_up_enabled: false } })
    const body = JSON.stringify({ feature_name: 'development-inbox' })
    const feature = await service.fetch(
      new Request(`${production.publicUrl}/api/v1/check-feature-support`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      }),
    )
    expect(await feature.text()).toContain('development-inbox is not supported')
  })
})
