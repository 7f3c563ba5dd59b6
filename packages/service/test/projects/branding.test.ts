import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emails } from '../../src/db/schema.js'
import { openContent } from '../../src/domain/email/sealed-content.js'
import { openTestProject, signUp, type TestProject } from '../support/project.js'
import { setupTestService } from '../support/service.js'

const service = await setupTestService({ limits: { logosPerClient: 2, rejectionDelayMillis: 0 } })
let project: TestProject
beforeEach(async () => {
  project = await openTestProject(service)
})

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const change = (config: Record<string, string>) =>
  project.call('PATCH', '/internal/projects/current', { access: 'admin', body: { config } })
const readAsApp = async () => (await project.call('GET', '/projects/current')).body
const upload = (image: Buffer) =>
  project.call('POST', '/latchkey/logos', {
    access: 'admin',
    body: { image: image.toString('base64') },
  })
const load = (url: unknown) => service.fetch(new Request(String(url)))

describe('the settings of the brand', () => {
  it('are read by every app, and absent until they are set', async () => {
    const brand = {
      logo_url: 'https://cdn.example.com/logo.png',
      dark_logo_url: 'http://localhost:3000/dark.png',
      accent_color: '#FFD400',
      support_email: 'help@example.com',
    }
    const before = await readAsApp()
    expect(before['config']).not.toHaveProperty('accent_color')
    await change(brand)
    expect((await readAsApp())['config']).toMatchObject(brand)
    await change(Object.fromEntries(Object.keys(brand).map((name) => [name, ''])))
    expect(await readAsApp()).toEqual(before)
  })

  it.each([
    ['logo_url', 'javascript:alert(1)'],
    ['logo_url', 'data:image/svg+xml,<svg/>'],
    ['logo_url', 'http://cdn.example.com/logo.png'],
    ['dark_logo_url', 'https://user:password@cdn.example.com/logo.png'],
    ['accent_color', 'red; background: url(https://evil.example)'],
    ['accent_color', '#fff'],
    ['support_email', 'help@example.com?bcc=all@example.com'],
  ])('reject %s %s', async (name, value) => {
    expect((await change({ [name]: value })).status).toBe(400)
  })

  it('apply to emails: the logo, the color of the button, and the address for questions', async () => {
    await change({
      logo_url: 'https://cdn.example.com/logo.png',
      accent_color: '#ffd400',
      support_email: 'help@example.com',
    })
    const { id } = await signUp(project)
    const [row] = await service.ctx.db.select().from(emails).where(eq(emails.userId, id))
    const { html, text } = openContent(service.ctx.sealer, row?.contentSealed ?? '')
    expect(html).toContain('src="https://cdn.example.com/logo.png"')
    // Black, because white has a contrast of 1.4 to this yellow.
    expect(html).toMatch(/background-color: #ffd400; color: #000000/)
    expect(text).toContain('Questions? Write to help@example.com.')
  })
})

describe('an uploaded logo', () => {
  it('is loaded by everyone, with headers against scripts', async () => {
    const { body } = await upload(PNG)
    const response = await load(body['url'])
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it.each(['%00', 'unknown'])('is not found with the ID %s', async (id) => {
    const { body } = await upload(PNG)
    expect((await load(new URL(id, String(body['url'])))).status).toBe(404)
  })

  it('is loaded from one network as often in a minute as the limit allows', async () => {
    const { body } = await upload(PNG)
    const loadFrom = async (clientAddress: string) =>
      (await service.fetch(new Request(String(body['url'])), { clientAddress })).status
    for (const status of [200, 200, 429]) expect(await loadFrom('203.0.113.7')).toBe(status)
    expect(await loadFrom('203.0.113.8')).toBe(200)
    service.clock.now += 60_000
    expect(await loadFrom('203.0.113.7')).toBe(200)
  })

  it.each([
    ['an SVG picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture of more than 256 KiB', Buffer.concat([PNG, Buffer.alloc(256 * 1024)])],
  ])('is not %s', async (_name, image) => {
    expect((await upload(image)).status).toBe(400)
  })

  it('stays while a setting names it or it is among the ten newest others', async () => {
    const uploadNumber = async (number: number) =>
      (await upload(Buffer.concat([PNG, Buffer.from([number])]))).body['url']
    const urls = [await uploadNumber(0)]
    await change({ logo_url: String(urls[0]) })
    for (let number = 1; number <= 12; number += 1) {
      service.clock.now += 1
      urls.push(await uploadNumber(number))
    }
    const statuses = await Promise.all(urls.map(async (url) => (await load(url)).status))
    expect(statuses.flatMap((status, index) => (status === 404 ? [index] : []))).toEqual([1, 2])
  })
})
