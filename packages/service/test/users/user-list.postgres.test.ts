import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../src/db/schema.js'
import { openTestProject } from '../support/project.js'
import { START, setupTestService } from '../support/service.js'
import { createAsServer, createTeamOf, type ServerUser } from '../support/users.js'

const service = await setupTestService()
const project = await openTestProject(service)

/** Ann, Bob_ with two more addresses, Cy% and one without a name, in the order in which they signed up. */
const all: ServerUser[] = []
for (const body of [
  { display_name: 'Ann', primary_email: 'ann.first@Example.com' },
  { display_name: 'Bob_' },
  { display_name: 'Cy% Öz' },
  {},
]) {
  service.clock.now += 1
  all.push(await createAsServer(project, body))
}
for (const value of ['second@bob.test', 'third@bob.test'])
  await project.call('POST', '/contact-channels', {
    access: 'server',
    body: { user_id: all[1]?.id, type: 'email', value, used_for_auth: false },
  })

interface Page {
  items: { id: string }[]
  pagination: { next_cursor: string | null }
}
async function list(query: Record<string, string> = {}, on = project): Promise<Page> {
  const path = `/users?${new URLSearchParams(query).toString()}`
  const response = await on.call('GET', path, { access: 'server' })
  if (response.status !== 200) throw new Error(response.text)
  return response.body as unknown as Page
}
const idsOf = ({ items }: Page) => items.map(({ id }) => id)
const ids = () => all.map(({ id }) => id)

/** Follows the cursors from the first page to the last. */
async function readPages(query: Record<string, string>): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list({ ...query, ...(cursor === undefined ? {} : { cursor }) })
    pages.push(idsOf(page))
    cursor = page.pagination.next_cursor
  }
  return pages
}

describe('GET /users', () => {
  it('sorts users by sign-up time, oldest first by default, and returns all without a limit', async () => {
    const oldestFirst = await list()
    expect(oldestFirst.items).toEqual(all)
    expect(oldestFirst.pagination).toEqual({ next_cursor: null })
    expect(idsOf(await list({ order_by: 'signed_up_at', desc: 'false' }))).toEqual(ids())
    expect(idsOf(await list({ desc: 'true' }))).toEqual(ids().toReversed())
  })

  it.each(['false', 'true'])(
    'returns each user once over several pages (desc=%s)',
    async (desc) => {
      const expected = desc === 'true' ? ids().toReversed() : ids()
      const pages = await readPages({ limit: '3', desc })
      expect(pages).toEqual([expected.slice(0, 3), expected.slice(3)])
      expect(await readPages({ limit: '4', desc })).toEqual([expected])
    },
  )

  it('returns each user once over several pages if all signed up at the same time', async () => {
    const mine = await openTestProject(service)
    const createdIds = []
    for (let count = 0; count < 5; count += 1) createdIds.push((await createAsServer(mine)).id)
    const first = await list({ limit: '2' }, mine)
    const second = await list({ limit: '2', cursor: first.pagination.next_cursor ?? '' }, mine)
    const third = await list({ limit: '2', cursor: second.pagination.next_cursor ?? '' }, mine)
    const listedIds = [first, second, third].flatMap(idsOf)
    expect(listedIds).toHaveLength(5)
    expect(new Set(listedIds)).toEqual(new Set(createdIds))
  })
})

describe('GET /users with a cursor', () => {
  it('starts with the user of the cursor, in lower or upper case', async () => {
    const { pagination } = await list({ limit: '1' })
    expect(pagination.next_cursor).toBe(ids()[1])
    expect(idsOf(await list({ cursor: ids()[1]?.toUpperCase() ?? '' }))).toEqual(ids().slice(1))
  })

  it.each(['false', 'true'])(
    'continues at the position of a user who was deleted since (desc=%s)',
    async (desc) => {
      const mine = await openTestProject(service)
      const createdIds = []
      for (let count = 0; count < 5; count += 1) createdIds.push((await createAsServer(mine)).id)
      const order = idsOf(await list({ desc }, mine))
      expect(new Set(order)).toEqual(new Set(createdIds))
      const { pagination } = await list({ limit: '2', desc }, mine)
      for (const id of order.slice(1, 3))
        await mine.call('DELETE', `/users/${id}`, { access: 'server' })
      const next = { limit: '2', desc, cursor: pagination.next_cursor ?? '' }
      expect(await list(next, mine)).toMatchObject({
        items: order.slice(3).map((id) => ({ id })),
        pagination: { next_cursor: null },
      })
    },
  )

  it('continues at the position of a user ID that was deleted twice', async () => {
    const mine = await openTestProject(service)
    const id = randomUUID()
    const addUser = (signedUpAt: number, userId = randomUUID()) =>
      service.ctx.db
        .insert(users)
        .values({ id: userId, projectId: mine.id, signedUpAt, lastActiveAt: signedUpAt })
    for (const signedUpAt of [START, START + 20]) {
      await addUser(signedUpAt, id)
      await mine.call('DELETE', `/users/${id}`, { access: 'server' })
    }
    const last = randomUUID()
    await addUser(START + 10)
    await addUser(START + 30, last)
    expect(idsOf(await list({ cursor: id }, mine))).toEqual([last])
  })

  it('returns an empty page for an unknown user or a user of another project', async () => {
    const other = await openTestProject(service)
    const [stranger, deleted] = [await createAsServer(other), await createAsServer(other)]
    await other.call('DELETE', `/users/${deleted.id}`, { access: 'server' })
    for (const cursor of [randomUUID(), stranger.id, deleted.id])
      expect(await list({ cursor })).toMatchObject({ items: [], pagination: { next_cursor: null } })
  })
})

describe('GET /users with a query', () => {
  const find = async (query: string) => idsOf(await list({ query }))

  it('finds a part of a name or of an email address, ignoring case', async () => {
    expect(await find('aNN')).toEqual([ids()[0]])
    expect(await find('FIRST@example')).toEqual([ids()[0]])
    expect(await find('% Öz')).toEqual([ids()[2]])
    expect(await find('nobody')).toEqual([])
    expect(await find('')).toEqual(ids())
  })

  it('finds a user by any of several email addresses, once', async () => {
    expect(await find('@bob.test')).toEqual([ids()[1]])
  })

  it('finds a user by the full ID, ignoring case, and not by a part of it', async () => {
    const id = ids()[3] ?? ''
    expect(await find(id)).toEqual([id])
    expect(await find(id.toUpperCase())).toEqual([id])
    expect(await find(id.slice(0, 13))).toEqual([])
  })

  it.each([
    ['_', 1],
    ['%', 2],
  ])('matches %s literally', async (query, index) => {
    expect(await find(query)).toEqual([ids()[index]])
  })

  it('matches a backslash literally', async () => {
    expect(await find('\\')).toEqual([])
    expect(await find('\\_')).toEqual([])
  })

  it('returns the matches in pages', async () => {
    expect(await readPages({ query: 'b', limit: '1' })).toEqual([[ids()[1]]])
    expect(await readPages({ query: '@', limit: '1' })).toEqual([[ids()[0]], [ids()[1]]])
  })
})

describe('GET /users with a team', () => {
  it('returns the members, and no users for an unknown team', async () => {
    const team = await createTeamOf(project, ids()[2] ?? '')
    expect(idsOf(await list({ team_id: team }))).toEqual([ids()[2]])
    expect(idsOf(await list({ team_id: team.toUpperCase() }))).toEqual([ids()[2]])
    expect(idsOf(await list({ team_id: randomUUID() }))).toEqual([])
  })

  it('returns no users for a team of another project', async () => {
    const other = await openTestProject(service)
    const team = await createTeamOf(other, (await createAsServer(other)).id)
    expect(idsOf(await list({ team_id: team }))).toEqual([])
  })
})

it('returns users of one project to servers and admins', async () => {
  const other = await openTestProject(service)
  expect((await list({}, other)).items).toEqual([])
  const response = await project.call('GET', '/users', { access: 'admin' })
  expect(response.body['items']).toHaveLength(4)
})

it('reads a page of a large user list with an index', async () => {
  const mine = await openTestProject(service)
  const rows = Array.from({ length: 2000 }, (_, index) => ({
    projectId: mine.id,
    signedUpAt: START + index,
    lastActiveAt: START + index,
  }))
  await service.ctx.db.insert(users).values(rows)
  await service.ctx.db.execute(sql`analyze users`)
  const plan = await service.ctx.db.execute(sql`
    explain select id from users where project_id = ${mine.id} order by signed_up_at, id limit 10`)
  expect(JSON.stringify(plan)).toMatch(/Index (?:Only )?Scan/)
  expect((await list({ limit: '10' }, mine)).items).toHaveLength(10)
  expect((await list({}, mine)).items).toHaveLength(2000)
})
