import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { projects, teamConnections } from '../../src/db/schema.js'
import { createSealer } from '../../src/lib/sealer.js'
import { renewSecrets } from '../../src/commands/renew-secrets.js'
import { updateProject } from '../../src/domain/projects/update-project.js'
import { addEndpoint, listEndpoints } from '../../src/domain/webhooks/endpoints.js'
import { openTestProject, PASSWORD, signUp } from '../support/project.js'
import { createTestDatabase, openTestService } from '../support/service.js'
import { attemptOf, requireTotp, totpAt } from '../support/sign-in.js'
import { openTeam } from '../support/teams.js'
import { asServer, connectionsPath } from '../team-connections/connection-world.js'

const HOOK = 'https://example.com/hook'
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]
const PROVIDER_SECRET = 'secret of the provider'
const emailConfig = {
  host: 'mail.example.com',
  port: 465,
  username: 'shop',
  password: 'secret of the mail server',
  senderName: 'Shop',
  senderEmail: 'shop@example.com',
}

const openWith = (...keys: [Buffer, ...Buffer[]]) =>
  openTestService({}, { ...database, sealer: createSealer(...keys) })

const database = await createTestDatabase()
const service = await openWith(oldKey)
const project = await openTestProject(service, {
  config: {
    oauthProviders: [
      { id: 'github', type: 'standard', clientId: 'shop', clientSecret: PROVIDER_SECRET },
      { id: 'google', type: 'shared' },
    ],
  },
})
await updateProject(service.ctx, await projectRow(), { emailConfig })
afterAll(() => service.close())

/** The same project, called through a service that starts with other keys. */
async function restartWith(...keys: [Buffer, ...Buffer[]]): Promise<void> {
  const next = await openWith(...keys)
  service.fetch = next.fetch
  service.ctx = next.ctx
}

async function projectRow() {
  const [row] = await service.ctx.db.select().from(projects).where(eq(projects.id, project.id))
  if (row === undefined) throw new Error('The project is gone.')
  return row
}

async function signInWithTotp(email: string): Promise<number> {
  const first = await project.call('POST', '/auth/password/sign-in', {
    body: { email, password: PASSWORD },
  })
  const { status } = await project.call('POST', '/auth/mfa/sign-in', {
    body: { code: attemptOf(first), type: 'totp', totp: totpAt(service.clock.now) },
  })
  return status
}

it('replaces the encryption key while the service processes calls, and the old key is not needed afterwards', async () => {
  const { accessToken } = await signUp(project)
  const users = await Promise.all(Array.from({ length: 4 }, () => signUp(project)))
  for (const user of users) await requireTotp(project, user)
  const { id, secret } = await addEndpoint(service.ctx, await projectRow(), {
    url: HOOK,
    eventTypes: [],
  })
  await asServer(project, 'POST', connectionsPath(await openTeam(project)), {
    display_name: 'Acme',
    oidc: {
      issuer: 'https://login.acme.example',
      client_id: 'shop',
      client_secret: PROVIDER_SECRET,
    },
  })
  await restartWith(newKey, oldKey)

  const [renewed, ...answered] = await Promise.all([
    renewSecrets(service.ctx),
    ...users.map(({ email }) => signInWithTotp(email)),
  ])
  expect(renewed).toBeGreaterThan(users.length + 3)
  expect(answered).toEqual(users.map(() => 200))

  await restartWith(newKey)
  // Throws if a secret is left that only the old key opens.
  expect(await renewSecrets(service.ctx)).toBe(0)
  const { body } = await project.call('GET', '/internal/projects/current', { access: 'admin' })
  const { oauth_providers, email_config } = body['config'] as Record<string, unknown>
  expect(oauth_providers).toContainEqual(
    expect.objectContaining({ client_secret: PROVIDER_SECRET }),
  )
  expect(email_config).toMatchObject({ password: emailConfig.password })
  const connections = await service.ctx.db.select().from(teamConnections)
  const opened = connections.map(({ config }) =>
    config.type === 'oidc' ? service.ctx.sealer.open(config.clientSecretSealed ?? '') : '',
  )
  expect(opened).toEqual([PROVIDER_SECRET])
  expect(await listEndpoints(service.ctx, project.id)).toEqual([
    expect.objectContaining({ id, secret }),
  ])
  expect((await project.call('GET', '/users/me', { accessToken })).status).toBe(200)
})
