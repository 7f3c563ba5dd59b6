import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../support/database/database.js'
import { buildProgram, startProgram, type Program } from '../support/program/program.js'
import { freePort } from '../../../../scripts/start/free-port.mjs'
import { PASSWORD, readResponse, type CallResponse, uniqueEmail } from '../support/project.js'

// Attacks on two processes of the service that share a database. A rule that each process keeps in its own
// memory would fail half of the time.

const shop = { id: '0b8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d', key: 'pck_shop' }
/** A project whose limits no other test uses up. */
const limited = { id: '1c8f7f3e-4a9c-4f0e-8f5b-6d1c2a3b4c5d', key: 'pck_limited' }
const CALLBACK = 'http://localhost:3000/callback'
const EMAILS_PER_CLIENT = 20
/** More requests than the queue of a process accepts. */
const GUESSES_PER_PROCESS = 150
const MAX_RESIDENT_KIBIBYTES = 600 * 1024

const built = await buildProgram()
const folder = await mkdtemp(join(tmpdir(), 'latchkey-processes-'))
const file = join(folder, 'latchkey.config.json')
const projects = [shop, limited].map(({ id, key }) => ({
  id,
  displayName: 'Shop',
  keys: { publishableClientKey: key },
}))
await writeFile(
  file,
  JSON.stringify({
    // Both issue and accept the tokens of this address.
    publicUrl: 'https://auth.example.com',
    databaseUrl: await createDatabase(),
    encryptionKey: randomBytes(32).toString('hex'),
    limits: { emailsPerClient: EMAILS_PER_CLIENT },
    trustedProxies: 1,
    projects,
  }),
)
const ports = [await freePort(), await freePort()] as const
const programs = ports.map((port) =>
  startProgram(built.file, ['--config', file, '--port', `${port}`]),
)
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGTERM')
  await Promise.all(programs.map(({ exit }) => exit))
  await rm(folder, { recursive: true })
  await built.remove()
})
await Promise.all(programs.map(({ address }) => address))
const first = `http://127.0.0.1:${ports[0]}`
const second = `http://127.0.0.1:${ports[1]}`

interface Call {
  project?: typeof shop
  body?: unknown
  headers?: Record<string, string>
}

async function call(
  address: string,
  method: string,
  path: string,
  { project = shop, body, headers }: Call = {},
): Promise<CallResponse> {
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Stack-Project-Id': project.id,
      'X-Stack-Access-Type': 'client',
      'X-Stack-Publishable-Client-Key': project.key,
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return readResponse(response)
}

async function signUp(address: string, email = uniqueEmail(), project = shop) {
  const body = { email, password: PASSWORD, verification_callback_url: CALLBACK }
  const response = await call(address, 'POST', '/auth/password/sign-up', { project, body })
  expect(response.status).toBe(200)
  return {
    email,
    access: { 'X-Stack-Access-Token': String(response.body['access_token']) },
    refresh: { 'X-Stack-Refresh-Token': String(response.body['refresh_token']) },
  }
}

const requestResetCode = (address: string, email: string) =>
  call(address, 'POST', '/auth/password/send-reset-code', {
    body: { email, callback_url: CALLBACK },
  })

/** The code of the newest email to an address that has arrived after another one. */
async function nextCode(email: string, after = ''): Promise<{ id: string; code: string }> {
  const query = new URLSearchParams({ project: shop.id, to: email, after, timeoutMillis: '30000' })
  if (after === '') query.delete('after')
  const response = await fetch(`${first}/dev/api/mail/next?${query}`)
  const { id, link } = (await response.json()) as { id: string; link: string }
  return { id, code: new URL(link).searchParams.get('code') ?? '' }
}

const reset = (address: string, code: string) =>
  call(address, 'POST', '/auth/password/reset', { body: { code, password: 'another good one 7' } })

it('let a user sign up with an address that another account has only added', async () => {
  const victim = uniqueEmail()
  const attacker = await signUp(first)
  const added = await call(first, 'POST', '/contact-channels', {
    body: { user_id: 'me', type: 'email', value: victim, used_for_auth: true },
    headers: attacker.access,
  })
  expect(added.status).toBe(201)
  await signUp(second, victim)
  const { body } = await call(first, 'GET', '/contact-channels?user_id=me', {
    headers: attacker.access,
  })
  const channels = body['items'] as { value: string; used_for_auth: boolean }[]
  expect(channels.find(({ value }) => value === victim)?.used_for_auth).not.toBe(true)
})

it('reject the access token of a session that ended in the other process', async () => {
  const user = await signUp(first)
  const headers = { ...user.access, ...user.refresh }
  const ended = await call(second, 'DELETE', '/auth/sessions/current', { headers, body: {} })
  expect([ended.status, ended.code]).toEqual([200, null])
  for (const address of [first, second]) {
    const body = { display_name: 'Thief' }
    const response = await call(address, 'PATCH', '/users/me', { body, headers: user.access })
    expect([response.status, response.code]).toEqual([401, 'ACCESS_TOKEN_EXPIRED'])
  }
})

it('void a reset code when the other process sends a newer one', async () => {
  const { email } = await signUp(first)
  const verification = await nextCode(email)
  await requestResetCode(first, email)
  const older = await nextCode(email, verification.id)
  await fetch(`${second}/dev/api/projects/${shop.id}/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advanceMillis: 61_000 }),
  })
  await requestResetCode(second, email)
  const newer = await nextCode(email, older.id)
  expect((await reset(second, older.code)).code).toBe('VERIFICATION_CODE_EXPIRED')
  expect((await reset(first, newer.code)).status).toBe(200)
})

it('count requests by the address that the proxy appended, whatever a client sends', async () => {
  const { email } = await signUp(first, uniqueEmail(), limited)
  const statuses: number[] = []
  for (let count = 0; count <= EMAILS_PER_CLIENT; count += 1) {
    const address = count % 2 === 0 ? first : second
    const forgedAddress = `203.0.113.${count}`
    const response = await call(address, 'POST', '/auth/password/send-reset-code', {
      project: limited,
      body: { email: count === 0 ? email : uniqueEmail(), callback_url: CALLBACK },
      headers: {
        'x-forwarded-for': `${forgedAddress}, 198.51.100.7`,
        'x-real-ip': forgedAddress,
        'cf-connecting-ip': forgedAddress,
      },
    })
    statuses.push(response.status)
  }
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10)
})

/** The memory of a process in KiB. */
async function residentKibibytes({ child }: Program): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)])
  return Number(stdout)
}

it('reject password guesses that exceed their queue, and sign in users of other projects', async () => {
  const { email } = await signUp(first, uniqueEmail(), limited)
  const guesses = [first, second].flatMap((address) =>
    Array.from({ length: GUESSES_PER_PROCESS }, () =>
      call(address, 'POST', '/auth/password/sign-in', {
        body: { email: uniqueEmail(), password: 'a wrong guess' },
      }),
    ),
  )
  const signIns = [first, second].map((address) =>
    call(address, 'POST', '/auth/password/sign-in', {
      project: limited,
      body: { email, password: PASSWORD },
    }),
  )
  for (const { status } of await Promise.all(signIns)) expect(status).toBe(200)
  for (const program of programs)
    expect(await residentKibibytes(program)).toBeLessThan(MAX_RESIDENT_KIBIBYTES)
  const responses = await Promise.all(guesses)
  const excess = responses.filter(({ status }) => status === 429 || status === 503)
  expect(excess.length).toBeGreaterThan(0)
  for (const { headers } of excess) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(new Set(responses.map(({ status }) => status))).not.toContain(200)
})
