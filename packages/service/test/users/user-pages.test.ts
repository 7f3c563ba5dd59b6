import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { oauthAccounts, users } from '../../src/db/schema.js'
import { openTestProject, PASSWORD, signUp, type TestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { createAsServer, createTeamOf } from '../support/users.js'

const service = await setupTestService()
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

interface Page {
  items: { id: string; [field: string]: unknown }[]
  pagination: { next_cursor: string | null; previous_cursor: string | null }
}

const get = (path: string, query: Record<string, string>, on = project) =>
  on.call('GET', `${path}?${new URLSearchParams(query).toString()}`, { access: 'admin' })

async function readPage(query: Record<string, string> = {}): Promise<Page> {
  const { status, body, text } = await get('/latchkey/users', query)
  if (status !== 200) throw new Error(text)
  return body as unknown as Page
}

/** The names on a page, or the addresses of users without a name. */
const namesOf = ({ items }: Page) =>
  items.map((user) => user['display_name'] ?? user['primary_email'])
const list = async (query: Record<string, string>) => namesOf(await readPage(query))
const count = async (query: Record<string, string>) =>
  (await get('/latchkey/users/count', query)).body

const create = async (name: string | null, fields: object = {}) => {
  service.clock.now += 1
  const { id } = await createAsServer(project, { display_name: name, ...fields })
  return id
}
const setLastActive = (id: string, lastActiveAt: number) =>
  service.ctx.db.update(users).set({ lastActiveAt }).where(eq(users.id, id))

describe('GET /latchkey/users', () => {
  it('orders by sign-up, activity or name in both directions, users without a name last', async () => {
    const bob = await create('bob')
    const ann = await create('Ann')
    await create(null, { primary_email: 'x@example.com' })
    await create('Cy')
    await setLastActive(bob, START + 9000)
    await setLastActive(ann, START + 8000)
    expect(await list({})).toEqual(['bob', 'Ann', 'x@example.com', 'Cy'])
    expect(await list({ order_by: 'signed_up_at', desc: 'true' })).toEqual(
      (await list({})).toReversed(),
    )
    expect(await list({ order_by: 'last_active_at', desc: 'true' })).toEqual([
      'bob',
      'Ann',
      'Cy',
      'x@example.com',
    ])
    expect(await list({ order_by: 'display_name' })).toEqual(['Ann', 'bob', 'Cy', 'x@example.com'])
  })

  it('continues after each name that a user can have', async () => {
    // JSON writes each of these characters with six.
    await create(`a${'\u0001'.repeat(255)}`)
    await create('b')
    const query = { order_by: 'display_name', limit: '1' }
    const { pagination } = await readPage(query)
    expect(await list({ ...query, cursor: pagination.next_cursor ?? '' })).toEqual(['b'])
  })

  it('rejects a cursor with a name that no user can have', async () => {
    const position = { direction: 'next', value: '\0', id: randomUUID() }
    const cursor = Buffer.from(JSON.stringify(position)).toString('base64url')
    const { status } = await get('/latchkey/users', { order_by: 'display_name', cursor })
    expect(status).toBe(400)
  })

  it.each(['signed_up_at', 'last_active_at', 'display_name'])(
    'returns each user once in pages that can be followed back (%s)',
    async (order_by) => {
      // Equal names and times: the ID decides.
      for (const name of ['Ann', 'ann', null, null, 'Bob', 'Bob']) {
        await createAsServer(project, { display_name: name })
      }
      for (const desc of ['false', 'true']) {
        const whole = (await readPage({ order_by, desc })).items.map(({ id }) => id)
        const query = { order_by, desc, limit: '4' }
        const first = await readPage(query)
        expect(first.pagination.previous_cursor).toBeNull()
        const second = await readPage({ ...query, cursor: first.pagination.next_cursor ?? '' })
        expect(second.pagination.next_cursor).toBeNull()
        expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole)
        const cursor = second.pagination.previous_cursor ?? ''
        const back = await readPage({ ...query, cursor })
        expect(back.items).toEqual(first.items)
        expect(back.pagination.previous_cursor).toBeNull()
        expect(back.pagination.next_cursor).not.toBeNull()
      }
    },
  )

  it('continues after a user whose position changed or who was deleted', async () => {
    const ids = [await create('Ann'), await create('Bob'), await create('Cy')]
    const query = { order_by: 'last_active_at', desc: 'true', limit: '2' }
    const { pagination } = await readPage(query)
    await setLastActive(ids[1] ?? '', START + 9000)
    await project.call('DELETE', `/users/${ids[2]}`, { access: 'server' })
    expect(await list({ ...query, cursor: pagination.next_cursor ?? '' })).toEqual(['Ann'])
  })

  it('filters by state, and shows the ban and the date of the deletion', async () => {
    const banned = await create('Banned')
    await project.call('POST', `/latchkey/users/${banned}/ban`, {
      access: 'server',
      body: { reason: 'Spam' },
    })
    const leaving = await create('Leaving')
    await service.ctx.db
      .update(users)
      .set({ deleteAt: START + 5000 })
      .where(eq(users.id, leaving))
    await create('Ada', { primary_email: 'ada@example.com', primary_email_verified: true })
    await create('Guest', { is_anonymous: true })
    expect(await readPage({ state: 'banned' })).toMatchObject({
      items: [{ id: banned, ban_reason: 'Spam', banned_at_millis: START + 1 }],
    })
    expect(await readPage({ state: 'deletion_scheduled' })).toMatchObject({
      items: [{ id: leaving, delete_at_millis: START + 5000, banned_at_millis: null }],
    })
    expect(await list({ state: 'anonymous' })).toEqual(['Guest'])
    expect(await list({ state: 'unverified' })).toEqual(['Banned', 'Leaving'])
    expect(await list({ state: 'restricted' })).toEqual([])
    expect(await count({ state: 'unverified' })).toEqual({ count: 2, is_exact: true })
  })

  it('lists the users whom a rule of the project restricts as restricted', async () => {
    project = await openTestProject(service, { config: { requireEmailVerification: true } })
    await create('Ada', { primary_email: 'ada@example.com', primary_email_verified: true })
    await create('Eve', { primary_email: 'eve@example.com' })
    await create('Guest', { is_anonymous: true })
    expect(await list({ state: 'restricted' })).toEqual(['Eve'])
  })

  it('filters by team, sign-in method, second factor and text', async () => {
    project = await openTestProject(service, { config: { magicLinkEnabled: true } })
    const { email } = await signUp(project)
    const bob = await create('Bob_', { otp_auth_enabled: true })
    const team = await createTeamOf(project, bob)
    await service.ctx.db.update(users).set({ requiresTotp: true }).where(eq(users.id, bob))
    expect(await list({ sign_in_method: 'password' })).toEqual([email])
    expect(await list({ sign_in_method: 'otp' })).toEqual(['Bob_'])
    expect(await list({ sign_in_method: 'passkey' })).toEqual([])
    expect(await list({ sign_in_method: 'github' })).toEqual([])
    expect(await list({ has_second_factor: 'true' })).toEqual(['Bob_'])
    expect(await list({ has_second_factor: 'false' })).toEqual([email])
    expect(await list({ team_id: team })).toEqual(['Bob_'])
    expect(await list({ query: 'OB_' })).toEqual(['Bob_'])
    expect(await list({ query: email.toUpperCase() })).toEqual([email])
    expect(await count({ query: 'ob_', team_id: team })).toEqual({ count: 1, is_exact: true })
  })

  it('filters by the provider that signs users in', async () => {
    project = await openTestProject(service, {
      config: { oauthProviders: [{ id: 'github', type: 'shared' }] },
    })
    await create('Ada', { oauth_providers: [{ id: 'github', account_id: '1' }] })
    await create('Eve', { password: PASSWORD, primary_email: 'eve@example.com' })
    // An account that only connects does not sign the user in.
    const bob = await create('Bob', { oauth_providers: [{ id: 'github', account_id: '2' }] })
    await service.ctx.db
      .update(oauthAccounts)
      .set({ allowSignIn: false })
      .where(eq(oauthAccounts.userId, bob))
    expect(await list({ sign_in_method: 'github' })).toEqual(['Ada'])
  })

  it('rejects a malformed cursor, and one of another order', async () => {
    await create('Ann')
    await create('Bob')
    const { pagination } = await readPage({ limit: '1' })
    const otherOrder = { order_by: 'display_name', cursor: pagination.next_cursor ?? '' }
    const noId = Buffer.from(JSON.stringify({ direction: 'next', value: 1, id: 'x' }))
    for (const query of [{ cursor: 'x' }, { cursor: noId.toString('base64url') }, otherOrder])
      expect((await get('/latchkey/users', query)).status).toBe(400)
  })

  it('is for admins of the project only', async () => {
    await create('Ann')
    const other = await openTestProject(service)
    expect((await get('/latchkey/users', {}, other)).body['items']).toEqual([])
    expect((await project.call('GET', '/latchkey/users', { access: 'server' })).code).toBe(
      'INSUFFICIENT_ACCESS_TYPE',
    )
  })
})

describe('GET /latchkey/users/count', () => {
  it('counts up to 10,000 users', async () => {
    await service.ctx.db.execute(
      `insert into users (project_id, signed_up_at, last_active_at)
       select '${project.id}', n, n from generate_series(1, 10000) n`,
    )
    expect(await count({})).toEqual({ count: 10_000, is_exact: true })
    await create('Ann')
    expect(await count({})).toEqual({ count: 10_000, is_exact: false })
  })
})
