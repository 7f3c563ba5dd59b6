import { describe, expect, it } from 'vitest'
import { checkDueDomains } from '../../src/domain/connection-sign-in/verify-domain.js'
import { openTestProject, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'
import { openTeam } from '../support/teams.js'
import { asServer, domainsPath, fakeDns, uniqueDomain, verifyDomain } from './connection-world.js'

const service = await setupTestService()
const DAY_MILLIS = 24 * 60 * 60 * 1000

const openDomain = async (project: TestProject, domain: string) => {
  const teamId = await openTeam(project)
  const added = await asServer(project, 'POST', domainsPath(teamId), { domain })
  const path = `${domainsPath(teamId)}/${String(added['id'])}`
  const verify = () => project.call('POST', `${path}/verify`, { access: 'server', body: {} })
  const read = async () => {
    const { body } = await project.call('GET', domainsPath(teamId), { access: 'server' })
    return (body['items'] as Record<string, unknown>[])[0]
  }
  return { added, verify, read, path, teamId }
}

describe('a domain of a team', () => {
  it('is verified once the DNS has its record', async () => {
    const records = fakeDns(service)
    const { added, verify } = await openDomain(await openTestProject(service), 'Acme.Example.COM')
    const { record_name: name, record_value: value } = added
    expect(added).toMatchObject({
      domain: 'acme.example.com',
      record_name: '_latchkey-challenge.acme.example.com',
      record_value: expect.stringMatching(/^latchkey-domain=\w{32}$/),
      verified_at_millis: null,
    })
    for (const values of [[], ['v=spf1 -all'], [`${String(value)}0`]]) {
      records.set(String(name), values)
      const refused = await verify()
      expect([refused.code, refused.body['details']]).toEqual([
        'TEAM_DOMAIN_RECORD_NOT_FOUND',
        { record_name: name, record_value: value },
      ])
    }
    records.set(String(name), ['v=spf1 -all', String(value)])
    expect((await verify()).body).toMatchObject({ verified_at_millis: service.clock.now })
  })

  it('stays unverified while the DNS does not answer', async () => {
    const { verify, read } = await openDomain(await openTestProject(service), uniqueDomain())
    service.ctx.resolveTxt = () => Promise.reject(new Error('queryTxt ETIMEOUT'))
    expect((await verify()).status).toBe(502)
    expect(await read()).toMatchObject({ verified_at_millis: null })
  })

  it.each([
    ['bücher.example.com', 'xn--bcher-kva.example.com'],
    ['sub.Example.com', 'sub.example.com'],
  ])('is stored in ASCII and lower case: %s', async (domain, stored) => {
    const { added } = await openDomain(await openTestProject(service), domain)
    expect(added['domain']).toBe(stored)
  })

  it.each([
    'localhost',
    '192.0.2.1',
    '[2001:db8::1]',
    'https://acme.com',
    'acme.com/a',
    'a b.com',
    'acme.com.',
    '',
  ])('is rejected if it is none: %s', async (domain) => {
    const project = await openTestProject(service)
    const path = domainsPath(await openTeam(project))
    const response = await project.call('POST', path, { access: 'server', body: { domain } })
    expect(response.code).toBe('SCHEMA_ERROR')
  })

  it('belongs to one team of a project, until its record is gone', async () => {
    const records = fakeDns(service)
    const project = await openTestProject(service)
    const domain = uniqueDomain()
    const [first, second] = [await openDomain(project, domain), await openDomain(project, domain)]
    const name = String(first.added['record_name'])
    const [former, other] = [first, second].map(({ added }) => String(added['record_value']))
    records.set(name, [former ?? '', other ?? ''])
    await first.verify()
    expect((await second.verify()).code).toBe('TEAM_DOMAIN_VERIFIED_BY_ANOTHER_TEAM')
    // Another project has teams of its own.
    const elsewhere = await openTestProject(service)
    await verifyDomain(elsewhere, { teamId: await openTeam(elsewhere), domain, records })
    records.set(name, [other ?? ''])
    expect((await second.verify()).body).toMatchObject({ verified_at_millis: expect.any(Number) })
    expect(await first.read()).toMatchObject({ verified_at_millis: null })
  })

  it('is no longer verified after its record was missing for a week', async () => {
    const records = fakeDns(service)
    const project = await openTestProject(service)
    const { added, verify, read } = await openDomain(project, uniqueDomain())
    const name = String(added['record_name'])
    const values = [String(added['record_value'])]
    const check = async (days: number) => {
      service.clock.now += days * DAY_MILLIS
      await checkDueDomains(service.ctx)
      return read()
    }
    records.set(name, values)
    await verify()
    records.delete(name)
    expect(await check(1)).toMatchObject({
      verified_at_millis: expect.any(Number),
      missing_at_millis: service.clock.now,
    })
    service.ctx.resolveTxt = () => Promise.reject(new Error('queryTxt ETIMEOUT'))
    expect(await check(8)).toMatchObject({ verified_at_millis: expect.any(Number) })
    fakeDns(service).set(name, values)
    expect(await check(1)).toMatchObject({ missing_at_millis: null })
    fakeDns(service)
    for (let day = 0; day < 7; day += 1)
      expect(await check(1)).toMatchObject({ verified_at_millis: expect.any(Number) })
    expect(await check(1)).toMatchObject({ verified_at_millis: null })
  })

  it('of another team is not found', async () => {
    const project = await openTestProject(service)
    const { path } = await openDomain(project, uniqueDomain())
    const elsewhere = path.replace(/teams\/[^/]+/, `teams/${await openTeam(project)}`)
    for (const [method, suffix] of [
      ['POST', '/verify'],
      ['DELETE', ''],
    ] as const) {
      const response = await project.call(method, elsewhere + suffix, {
        access: 'server',
        body: {},
      })
      expect(response.code).toBe('TEAM_DOMAIN_NOT_FOUND')
    }
  })
})
