import { ServerApp } from '@latchkey/core/server'
import { describe, expect, it } from 'vitest'
import { holdRequests } from '../../e2e/hold-requests.js'
import { createVisitor, nextUrl, serviceUrl, type Visitor } from '../../e2e/visitor.js'

const secretServerKey = 'ssk_development_example'

/** The project of the example, with its secret server key. */
const project = new ServerApp({
  baseUrl: serviceUrl,
  projectId: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
  secretServerKey,
})

/** Creates a visitor with a display name and with metadata that only servers may read. */
async function createMember(displayName: string) {
  const visitor = await createVisitor({ at: nextUrl })
  const page = await visitor.signUpOnPage()
  const [user] = await project.listUsers({ query: visitor.email })
  await user?.update({ displayName, serverMetadata: { note: 'canary' } })
  return { visitor, page, id: user?.id }
}

/** Requests a page with the visitor's cookies, so that no script runs. */
const request = ({ context }: Visitor, path: string) => context.request.get(path)

/** Lists the tokens of the visitor, as plain text and as stored in cookies, and other secrets. */
async function secretsOf({ context }: Visitor) {
  const cookies = await context.cookies()
  const values = cookies.flatMap(({ value }) => [value, decodeURIComponent(value)])
  const tokens = values.flatMap((value) => value.match(/[\w.-]{20,}/g) ?? [])
  expect(tokens.some((token) => token.startsWith('ey'))).toBe(true)
  return [...tokens, secretServerKey, 'canary']
}

describe('Next.js example, rendered on the server', () => {
  it('renders pages for the signed-in user, without tokens and with no-store (SR09, SR10, LG11, CK22)', async () => {
    const { visitor } = await createMember('Ada Lovelace')
    const secrets = await secretsOf(visitor)
    for (const [path, text] of [
      ['/', 'Ada Lovelace'],
      ['/members', 'Welcome, <!-- -->Ada Lovelace<!-- -->.'],
      ['/api/me', '"name":"Ada Lovelace"'],
      ['/handler/account-settings', 'Ada Lovelace'],
    ] as const) {
      const response = await request(visitor, path)
      const body = await response.text()
      expect(body).toContain(text)
      expect(secrets.filter((secret) => body.includes(secret))).toEqual([])
      expect(response.headers()['cache-control']).toMatch(/^private,.*no-store/)
      expect(response.headers()['set-cookie']).toBeUndefined()
    }
    const signedOut = await fetch(nextUrl)
    expect(await signedOut.text()).not.toContain('Ada')
  })

  it('sends every page with a new nonce in its policy and its scripts (XS14)', async () => {
    const nonces = new Set<string>()
    for (const _ of [1, 2]) {
      const page = await fetch(nextUrl)
      const policy = page.headers.get('content-security-policy') ?? ''
      const [, nonce = ''] = /script-src 'self' 'nonce-([\w-]+)';/.exec(policy) ?? []
      const scripts = (await page.text()).match(/<script[^>]*>/g) ?? []
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(2)
  })

  it('keeps concurrent requests of two users apart (SR01, SR08)', async () => {
    const [ada, bob] = [await createMember('Ada Lovelace'), await createMember('Bob Babbage')]
    const requests = Array.from({ length: 20 }, (_, index) => {
      const [me, other] = index % 2 ? [ada, bob] : [bob, ada]
      return ['/members', '/api/me'].map(async (path) => {
        const body = await (await request(me.visitor, path)).text()
        expect(body).toContain(me.visitor.email)
        for (const text of [other.visitor.email, String(other.id)]) expect(body).not.toContain(text)
      })
    })
    await Promise.all(requests.flat())
  })

  it('shows the name before any script runs, and hydrates without requesting the user', async () => {
    const { visitor, page } = await createMember('Ada Lovelace')
    const reads: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/users/me')) reads.push(request.method())
    })
    const release = await holdRequests(page, '**/*.js')
    await page.goto('/members', { waitUntil: 'commit' })
    await page.getByText('Welcome, Ada Lovelace.').waitFor()
    const menu = page.getByRole('button', { name: 'Ada Lovelace' })
    await menu.waitFor()
    expect(reads).toEqual([])
    release()
    // The menu opens once React has hydrated it.
    const item = page.getByRole('menuitem', { name: 'Sign out' })
    await expect
      .poll(async () => {
        if (!(await item.isVisible())) await menu.click()
        return item.isVisible()
      })
      .toBe(true)
    // A request that hydration started would have been sent before this one is answered.
    expect(await page.evaluate(async () => (await fetch('/api/me')).status)).toBe(200)
    expect(reads).toEqual([])
    expect(visitor.pageErrors).toEqual([])
  })
})
