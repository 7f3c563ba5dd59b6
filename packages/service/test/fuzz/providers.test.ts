import { isIP } from 'node:net'
import * as primitives from '@latchkey/contract/schemas/primitives'
import { eq, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import {
  contactChannels,
  oauthAccounts,
  oauthTokens,
  sessions,
  users,
} from '../../src/db/schema.js'
import { documentedProviders } from '../oauth/documented-providers.js'
import { allProviders, providerOverrides, setupProviderNetwork } from '../oauth/provider-network.js'
import { exchange, start } from '../support/oauth.js'
import { openTestProject, readResponse, requestOf, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { SEED, TIMES } from './check.js'
import { fuzzedSignIn, type FuzzedSignIn } from './provider-inputs.js'

const RUNS = 100 * TIMES
/** Then the stored values of the project are checked, and another project is opened. */
const SIGN_INS_PER_PROJECT = 50
/** A long run prints how far it is, because it takes hours on a busy machine. */
const PROGRESS_INTERVAL = 1000

const network = await setupProviderNetwork()
const service = await setupTestService({ oauthProviders: providerOverrides, trustedProxies: 1 })

const openProject = () => openTestProject(service, { config: { oauthProviders: allProviders } })

/** Signs in at a provider, and reads its access token; returns the status of every response. */
async function signIn(project: TestProject, input: FuzzedSignIn): Promise<number[]> {
  const { provider, token, user, emails, claims, tokenMembers, headers } = input
  const answerWith = ({ status, body }: FuzzedSignIn['user']) => Response.json(body, { status })
  network.quirks = {
    tokenMembers,
    claims,
    user: answerWith(user),
    emails: answerWith(emails),
    ...(token !== undefined && { token: answerWith(token) }),
  }
  const started = await start(project, provider)
  const params = started.location.searchParams
  const { postsForm, callback } = documentedProviders[provider]
  const fields = new URLSearchParams({
    state: params.get('state') ?? '',
    ...(input.callback ?? { code: params.get('nonce') ?? 'the code', ...callback }),
  }).toString()
  const path = `/auth/oauth/callback/${provider}`
  const { cookie } = started
  const form = { cookie, 'Content-Type': 'application/x-www-form-urlencoded' }
  const request = postsForm
    ? requestOf('POST', path, { headers: form, body: fields })
    : requestOf('GET', `${path}?${fields}`, { headers: { cookie } })
  const returned = await readResponse(await service.fetch(request))
  // Any other response would leave the user on the address of the service.
  expect(returned.code === 'SCHEMA_ERROR' || returned.headers.has('location')).toBe(true)
  const location = returned.headers.get('location') ?? 'about:blank'
  const code = new URL(location).searchParams.get('code')
  if (returned.status !== 303 || code === null) return [returned.status]
  const exchanged = await exchange(project, code, {}, headers)
  const statuses = [returned.status, exchanged.status]
  // A failure of the provider results in 502 here, because no browser can be redirected.
  if ((token?.status ?? 200) >= 500) return statuses
  const accessToken = String(exchanged.body['access_token'])
  const connected = `/connected-accounts/me/${provider}/access-token`
  const response = await project.call('POST', connected, { accessToken, body: {} })
  return [...statuses, response.status]
}

/** Text without characters that cannot be shown or stored. */
const clean = z.string().regex(/^[^\p{Control}\p{Surrogate}]*$/u)
const place = z.nullable(clean.min(1).max(200))
const ipInfoShape = z.strictObject({
  ip: z.string().refine((text) => isIP(text) > 0),
  countryCode: place,
  regionCode: place,
  cityName: place,
  latitude: z.nullable(z.number().min(-90).max(90)),
  longitude: z.nullable(z.number().min(-180).max(180)),
  tzIdentifier: place,
})
const storedShapes = {
  users: z.object({
    displayName: z.nullable(clean.min(1)),
    profileImageUrl: z.nullable(z.url({ protocol: /^(https|data)$/ }).max(1_000_000)),
  }),
  accounts: z.object({
    accountId: clean.min(1).max(255),
    email: z.nullable(primitives.strictEmail),
  }),
  addresses: z.object({ value: primitives.strictEmail }),
  tokens: z.object({
    scopes: z.array(z.string().regex(/^[\x21-\x7e]{1,2000}$/)),
    expiresAt: z.nullable(z.int().min(0)),
  }),
  sessions: z.object({ lastUsedIpInfo: z.nullable(ipInfoShape) }),
}

/** Checks what the sign-ins have stored in a project; returns how many users there are. */
async function checkStored({ id }: TestProject): Promise<number> {
  const { db } = service.ctx
  const accounts = await db.select().from(oauthAccounts).where(eq(oauthAccounts.projectId, id))
  const stored = {
    users: await db.select().from(users).where(eq(users.projectId, id)),
    accounts,
    addresses: await db.select().from(contactChannels).where(eq(contactChannels.projectId, id)),
    tokens: await db
      .select()
      .from(oauthTokens)
      .where(
        inArray(
          oauthTokens.oauthAccountId,
          accounts.map((account) => account.id),
        ),
      ),
    sessions: await db
      .select({ lastUsedIpInfo: sessions.lastUsedIpInfo })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.projectId, id)),
  }
  for (const [name, rows] of Object.entries(stored)) {
    const shape = storedShapes[name as keyof typeof storedShapes]
    for (const row of rows) expect(z.safeParse(shape, row).error).toBeUndefined()
  }
  return stored.users.length
}

describe('service', () => {
  it('accepts fuzzed profiles, token responses and proxy headers without a server error or an invalid stored value', async () => {
    let project = await openProject()
    let runs = 0
    let userCount = 0
    const property = fc.asyncProperty(fuzzedSignIn, async (input) => {
      // Advances the clock, so that no hourly limit is reached.
      service.clock.now += 1000
      const statuses = await signIn(project, input)
      expect(service.reports).toEqual([])
      expect(Math.max(...statuses)).toBeLessThan(500)
      runs += 1
      if (runs % PROGRESS_INTERVAL === 0) process.stdout.write(`${runs} of ${RUNS} inputs\n`)
      if (runs % SIGN_INS_PER_PROJECT > 0) return
      userCount += await checkStored(project)
      project = await openProject()
    })
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true })
    // Otherwise the inputs would be too hostile to store anything.
    expect(userCount).toBeGreaterThan(RUNS / 10)
  })
})
