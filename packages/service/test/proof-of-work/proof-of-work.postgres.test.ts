import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '../../src/db/schema.js'
import type { NewProject } from '../../src/domain/owned-projects/projects.js'
import {
  type CallOptions,
  connectProject,
  openTestProject,
  PASSWORD,
  type TestProject,
} from '../support/project.js'
import {
  fromNewNetwork,
  POW_REQUIRED,
  type Proof,
  solve,
  withProof,
} from '../support/proof-of-work.js'
import { createTestDatabase, openTestService, setupTestService } from '../support/service.js'
import { CALLBACK } from '../support/sign-in.js'
import { createTeamOf } from '../support/users.js'

const MINUTE = 60_000
const ATTACK_THRESHOLD = 3
const config = {
  trustedProxies: 1,
  proofOfWork: { difficulty: 30, attackThreshold: ATTACK_THRESHOLD },
}
const database = await createTestDatabase()
const service = await setupTestService(config, database)

type Settings = NonNullable<NewProject['config']>
const open = (settings: Settings = {}) =>
  openTestProject(service, {
    config: { magicLinkEnabled: true, anonymousAccountsEnabled: true, ...settings },
  })
const guarded = await open({ proofOfWork: 'always' })

const newEmail = () => `${crypto.randomUUID()}@example.com`

const calls: Record<string, () => [path: string, body: object | undefined]> = {
  'a sign-up with a password': () => [
    '/auth/password/sign-up',
    { email: newEmail(), password: PASSWORD, verification_callback_url: CALLBACK },
  ],
  'a sign-in code': () => [
    '/auth/otp/send-sign-in-code',
    { email: newEmail(), callback_url: CALLBACK },
  ],
  'a code to reset the password': () => [
    '/auth/password/send-reset-code',
    { email: newEmail(), callback_url: CALLBACK },
  ],
  'an anonymous account': () => ['/auth/anonymous/sign-up', undefined],
}

const post = (project: TestProject, headers = {}, options: CallOptions = {}) =>
  project.call('POST', '/auth/password/send-reset-code', {
    body: { email: newEmail(), callback_url: CALLBACK },
    headers,
    ...options,
  })
const outcome = async (response: ReturnType<typeof post>) => {
  const { status, code } = await response
  return [status, code]
}
const proofOf = async (project: TestProject) => solve(await post(project))

describe('a project with proofOfWork: always', () => {
  it.each(Object.entries(calls))('requires a proof before %s', async (_, requestOf) => {
    const [path, body] = requestOf()
    const first = await guarded.call('POST', path, { body })
    expect([first.status, first.code]).toEqual(POW_REQUIRED)
    const proof = await solve(first)
    const second = await guarded.call('POST', path, { body, headers: withProof(proof) })
    expect(second.status).toBe(200)
  })

  it('requires it of an anonymous user who signs up', async () => {
    const headers = withProof(await proofOf(guarded))
    const { body: user } = await guarded.call('POST', '/auth/anonymous/sign-up', { headers })
    const [path, body] = calls['a sign-up with a password']?.() ?? []
    const accessToken = String(user['access_token'])
    const { code } = await guarded.call('POST', String(path), { body, accessToken })
    expect(code).toBe('PROOF_OF_WORK_REQUIRED')
  })

  it('requires it of an anonymous user for each email to an address', async () => {
    const headers = withProof(await proofOf(guarded))
    const { body: user } = await guarded.call('POST', '/auth/anonymous/sign-up', { headers })
    const accessToken = String(user['access_token'])
    const team = await createTeamOf(guarded, String(user['user_id']))
    const address = { user_id: 'me', type: 'email', value: newEmail(), used_for_auth: false }
    const { body: channel } = await guarded.call('POST', '/contact-channels', {
      accessToken,
      body: address,
    })
    const callback = { callback_url: CALLBACK }
    const emails: [path: string, body: object][] = [
      [`/contact-channels/me/${String(channel['id'])}/send-verification-code`, callback],
      ['/contact-channels/send-verification-code', { email: newEmail(), ...callback }],
      ['/team-invitations/send-code', { email: newEmail(), team_id: team, ...callback }],
    ]
    for (const [path, body] of emails)
      expect(await outcome(guarded.call('POST', path, { accessToken, body }))).toEqual(POW_REQUIRED)
  })

  it('does not require it of servers', async () => {
    const body = { email: newEmail(), callback_url: CALLBACK }
    const response = guarded.call('POST', '/auth/otp/send-sign-in-code', { access: 'server', body })
    expect(await outcome(response)).toEqual([200, null])
  })

  it('does not count a request without a proof as an email to its address', async () => {
    const email = newEmail()
    const body = { email, callback_url: CALLBACK }
    const limited = await openTestService(
      { ...config, limits: { emailsPerRecipient: 1 } },
      database,
    )
    const project = await openTestProject(limited, { config: { proofOfWork: 'always' } })
    for (let count = 0; count < 3; count++) await post(project, {}, { body })
    const headers = withProof(await solve(await post(project, {}, { body })))
    expect(await outcome(post(project, headers, { body }))).toEqual([200, null])
  })

  it('rejects a published client with 429 and Retry-After', async () => {
    const version = { 'X-Stack-Client-Version': 'js @stackframe/js@2.8.40' }
    const response = await post(guarded, version)
    expect([response.status, response.code]).toEqual([429, null])
    expect(response.headers.get('retry-after')).toBe('600')
  })
})

describe('a proof', () => {
  it('works for another call of the project', async () => {
    const headers = withProof(await proofOf(guarded))
    const response = guarded.call('POST', '/auth/anonymous/sign-up', { headers })
    expect(await outcome(response)).toEqual([200, null])
  })

  it('works once if another counter is written into it', async () => {
    const { challenge, solution } = await proofOf(guarded)
    await post(guarded, withProof({ challenge, solution }))
    const other = { challenge, solution: { ...solution, counter: solution.counter + 1 } }
    expect(await outcome(post(guarded, withProof(other)))).toEqual(POW_REQUIRED)
  })

  it('works in another process, once in both', async () => {
    const other = connectProject(await openTestService(config, database), guarded)
    const headers = withProof(await proofOf(guarded))
    expect(await outcome(post(other, headers))).toEqual([200, null])
    expect(await outcome(post(guarded, headers))).toEqual(POW_REQUIRED)
  })

  it('does not work for another project', async () => {
    const other = await open({ proofOfWork: 'always' })
    const headers = withProof(await proofOf(other))
    expect(await outcome(post(guarded, headers))).toEqual(POW_REQUIRED)
  })

  it('expires after ten minutes', async () => {
    const [inTime, late] = [await proofOf(guarded), await proofOf(guarded)]
    service.clock.now += 10 * MINUTE - 1
    expect(await outcome(post(guarded, withProof(inTime)))).toEqual([200, null])
    service.clock.now += 1
    expect(await outcome(post(guarded, withProof(late)))).toEqual(POW_REQUIRED)
  })

  const changes: Record<string, (proof: Proof) => unknown> = {
    'a lower cost': (proof) => withParameters(proof, { cost: 1 }),
    'a shorter prefix': (proof) => withParameters(proof, { keyPrefix: '00' }),
    'a later end': (proof) =>
      withParameters(proof, {
        data: { ...proof.challenge.parameters.data, expiresAtMillis: Date.now() * 2 },
      }),
    'another project': (proof) =>
      withParameters(proof, { data: { ...proof.challenge.parameters.data, projectId: 'other' } }),
    'another signature': ({ challenge, solution }) => ({
      challenge: { ...challenge, signature: challenge.signature.replaceAll(/./g, '0') },
      solution,
    }),
    'no signature': ({ challenge: { parameters }, solution }) => ({
      challenge: { parameters },
      solution,
    }),
    'a wrong key': ({ challenge, solution }) => ({
      challenge,
      solution: { ...solution, derivedKey: solution.derivedKey.replaceAll(/./g, '0') },
    }),
    'nested arrays': () => JSON.parse('['.repeat(400) + ']'.repeat(400)),
    'a number': () => 7,
    nothing: () => '',
    '16 kB of text': (proof) => ({ ...proof, text: 'x'.repeat(12_000) }),
  }
  it.each(Object.entries(changes))('does not work with %s', async (_, change) => {
    const proof = change(await proofOf(guarded))
    expect(await outcome(post(guarded, withProof(proof)))).toEqual(POW_REQUIRED)
  })
})

const withParameters = ({ challenge, solution }: Proof, changed: object) => ({
  challenge: { ...challenge, parameters: { ...challenge.parameters, ...changed } },
  solution,
})

describe('a project with proofOfWork: under-attack', () => {
  const attack = async (project: TestProject) => {
    for (let count = 0; count < ATTACK_THRESHOLD; count++)
      expect(await outcome(post(project, fromNewNetwork()))).toEqual([200, null])
  }

  it('is the default, and requires a proof from the call above the threshold on', async () => {
    const project = await open()
    await attack(project)
    const first = await post(project, fromNewNetwork())
    expect([first.status, first.code]).toEqual(POW_REQUIRED)
    const headers = { ...withProof(await solve(first)), ...fromNewNetwork() }
    expect(await outcome(post(project, headers))).toEqual([200, null])
  })

  it('is not under attack by calls of one network, which needs a proof during an attack, too', async () => {
    const project = await open()
    const network = fromNewNetwork()
    for (let count = 0; count < ATTACK_THRESHOLD + 2; count++)
      expect(await outcome(post(project, network))).toEqual([200, null])
    for (let count = 0; count < ATTACK_THRESHOLD; count++) await post(project, fromNewNetwork())
    expect(await outcome(post(project, network))).toEqual(POW_REQUIRED)
  })

  it('counts calls at the same moment', async () => {
    const project = await open()
    const calls = Array.from({ length: 3 * ATTACK_THRESHOLD }, () =>
      post(project, fromNewNetwork()),
    )
    await Promise.all(calls)
    expect(await outcome(post(project, fromNewNetwork()))).toEqual(POW_REQUIRED)
  })

  it('requires no proof of the calls of another project', async () => {
    await attack(await open())
    const other = await open()
    expect(await outcome(post(other, fromNewNetwork()))).toEqual([200, null])
  })

  it('requires none again ten minutes after the last busy window', async () => {
    const project = await open()
    await attack(project)
    expect(await outcome(post(project, fromNewNetwork()))).toEqual(POW_REQUIRED)
    service.clock.now += 10 * MINUTE - 1
    expect(await outcome(post(project, fromNewNetwork()))).toEqual(POW_REQUIRED)
    service.clock.now += 10 * MINUTE
    expect(await outcome(post(project, fromNewNetwork()))).toEqual([200, null])
  })

  it('counts no calls of servers, nor of this machine in development', async () => {
    const project = await open()
    await attack(project)
    const body = { email: newEmail(), callback_url: CALLBACK }
    expect(await outcome(post(project, fromNewNetwork(), { access: 'server', body }))).toEqual([
      200,
      null,
    ])
    expect(await outcome(post(project))).toEqual([200, null])
  })
})

describe('a project without the policy', () => {
  it.each([
    ['with proofOfWork: off', {}, { proofOfWork: 'off' as const }],
    ["with compatibility: 'june-2025'", { compatibility: 'june-2025' as const }, {}],
  ])('requires no proof during an attack: %s', async (_, input, settings) => {
    const other = await openTestService({ ...config, ...input }, database)
    const project = await openTestProject(other, { config: settings })
    for (let count = 0; count < ATTACK_THRESHOLD + 2; count++)
      expect(await outcome(post(project, fromNewNetwork()))).toEqual([200, null])
  })
})

const requestReset = (project: TestProject, headers: Record<string, string> = {}) =>
  post(project, { ...fromNewNetwork(), ...headers })

describe('concurrent calls', () => {
  it('use a proof once', async () => {
    const project = await openTestProject(service, { config: { proofOfWork: 'always' } })
    const headers = withProof(await solve(await requestReset(project)))
    const responses = await Promise.all([1, 2, 3, 4].map(() => requestReset(project, headers)))
    const codes = responses.map(({ code }) => code)
    expect(codes.filter((code) => code === null)).toHaveLength(1)
    expect(codes.filter((code) => code === POW_REQUIRED[1])).toHaveLength(3)
  })

  it('count together', async () => {
    const project = await openTestProject(service)
    await Promise.all(Array.from({ length: 12 }, () => requestReset(project)))
    const { status, code } = await requestReset(project)
    expect([status, code]).toEqual(POW_REQUIRED)
  })

  it('report the start and the end of an attack once, to the log and the audit log', async () => {
    const project = await openTestProject(service)
    const requestAtOnce = (count: number) =>
      Promise.all(Array.from({ length: count }, () => requestReset(project)))
    for (let count = 0; count < ATTACK_THRESHOLD; count++) await requestReset(project)
    await requestAtOnce(4)
    service.clock.now += 10 * MINUTE
    // More would be the next attack.
    await requestAtOnce(2)
    const events = await service.ctx.db
      .select({ action: auditEvents.action, actorType: auditEvents.actorType })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.projectId, project.id),
          inArray(auditEvents.action, ['proof_of_work.started', 'proof_of_work.ended']),
        ),
      )
      .orderBy(auditEvents.createdAt)
    expect(events).toEqual([
      { action: 'proof_of_work.started', actorType: 'service' },
      { action: 'proof_of_work.ended', actorType: 'service' },
    ])
    const reports = service.reports.filter((report) => String(report).includes(project.id))
    expect(reports).toEqual([
      `Project ${project.id} had more than ${ATTACK_THRESHOLD} sign-ups and emailed codes in ten minutes. It requires a proof of work now.`,
      `Project ${project.id} has fewer sign-ups and emailed codes again. It requires no proof of work any more.`,
    ])
  })
})
