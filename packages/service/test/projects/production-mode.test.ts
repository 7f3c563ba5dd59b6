import { beforeEach, describe, expect, it } from 'vitest'
import { withRecordedAnswers } from '../support/compatibility.js'
import { openOwner } from '../support/owner.js'
import { openTestProject, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const LOCALHOST_OFF =
  "Localhost is not allowed in production mode, turn off 'Allow localhost' in project settings"
const HTTPS = 'Trusted domains should be HTTPS: http://app.example.com'
const LOCAL =
  'Localhost domains are not allowed to be trusted in production mode: https://localhost'

const service = await setupTestService()
const owner = await openOwner(service)
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const PATH = '/internal/projects/current'
const change = (body: unknown) => project.call('PATCH', PATH, { access: 'admin', body })
const domains = (...origins: string[]) =>
  origins.map((domain) => ({ domain, handler_path: '/handler' }))
const isInProduction = async () => {
  const { body } = await project.call('GET', PATH, { access: 'admin' })
  return body['is_production_mode']
}

describe('a change that switches production mode on', () => {
  it('is rejected with all errors and stores nothing', async () => {
    await change({ config: { domains: domains('http://app.example.com') } })
    const response = await change({ is_production_mode: true, display_name: 'Changed' })
    expect([response.status, response.code, response.text]).toEqual([
      400,
      null,
      `${LOCALHOST_OFF}\n${HTTPS}`,
    ])
    const { body } = await project.call('GET', PATH, { access: 'admin' })
    expect(body).toMatchObject({ is_production_mode: false, display_name: 'Test project' })
  })

  it('is checked with the configuration that it sends', async () => {
    const config = { allow_localhost: false, domains: domains('https://app.example.com') }
    expect((await change({ is_production_mode: true, config })).status).toBe(200)
    expect(await isInProduction()).toBe(true)
  })

  it('is stored as recorded with the compatibility setting', async () => {
    await withRecordedAnswers(service, async () => {
      expect((await change({ is_production_mode: true })).status).toBe(200)
    })
    expect(await isInProduction()).toBe(true)
  })

  it('is rejected when it creates the project', async () => {
    const response = await owner.create({ is_production_mode: true })
    expect([response.status, response.text]).toEqual([400, LOCALHOST_OFF])
    const config = { allow_localhost: false }
    expect((await owner.create({ is_production_mode: true, config })).status).toBe(201)
  })
})

describe('a change of a project in production mode', () => {
  beforeEach(async () => {
    await change({ is_production_mode: true, config: { allow_localhost: false } })
  })

  it.each([
    ['allows localhost', { allow_localhost: true }, LOCALHOST_OFF],
    ['adds a domain on localhost', { domains: domains('https://localhost') }, LOCAL],
    ['adds a domain without https', { domains: domains('http://app.example.com') }, HTTPS],
  ])('is rejected if it %s', async (_what, config, text) => {
    const response = await change({ config })
    expect([response.status, response.text]).toEqual([400, text])
  })

  it('is accepted if it switches production mode off as well', async () => {
    const response = await change({ is_production_mode: false, config: { allow_localhost: true } })
    expect(response.status).toBe(200)
  })

  it('is accepted if its errors were stored before', async () => {
    const config = { allow_localhost: true, domains: domains('http://app.example.com') }
    await withRecordedAnswers(service, async () => {
      await change({ config })
    })
    expect((await change({ display_name: 'Renamed', config })).status).toBe(200)
    const others = domains('http://app.example.com', 'https://localhost')
    expect((await change({ config: { domains: others } })).text).toBe(LOCAL)
  })
})
