import { ServerApp } from '@latchkey/core/server'
import { expect, test } from 'vitest'
import { createVisitor, nextUrl, serviceUrl, type Visitor } from '../../e2e/visitor.js'
import { holdScripts } from './hold-scripts.js'

const secretServerKey = 'ssk_development_example'

/** The project itself, as the service knows it. */
const project = new ServerApp({
  baseUrl: serviceUrl,
  projectId: 'e2c4f0a6-5b1d-4c8e-9f37-2a6d8b0c4e10',
  secretServerKey,
})

/** Somebody with a name, and with something that only servers may know of them. */
async function createMember(displayName: string) {
  const visitor = await createVisitor({ at: nextUrl })
  const page = await visitor.signUp()
  const [user] = await project.listUsers({ query: visitor.email })
  await user?.update({ displayName, serverMetadata: { note: 'canary' } })
  return { visitor, page, id: user?.id }
}

/** What the server sends to a visitor's browser, before any script has run. */
const ask = ({ context }: Visitor, path: string) => context.request.get(path)

/** Tokens, as they are and as they lie in cookies. */
async function secretsOf({ context }: Visitor) {
  const cookies = await context.cookies()
  const values = cookies.flatMap(({ value }) => [value, decodeURIComponent(value)])
  const tokens = values.flatMap((value) => value.match(/[\w.-]{20,}/g) ?? [])
  expect(tokens.some((token) => token.startsWith('ey'))).toBe(true)
  return [...tokens, secretServerKey, 'canary']
}

test('SR09, SR10, LG11, CK22: a page is written for whoever asks, without a token, for no cache', async () => {
  const { visitor } = await createMember('Ada Lovelace')
  const secrets = await secretsOf(visitor)
  for (const [path, text] of [
    ['/', 'Ada Lovelace'],
    ['/members', 'Welcome, <!-- -->Ada Lovelace<!-- -->.'],
    ['/api/me', '"name":"Ada Lovelace"'],
    ['/handler/account-settings', 'Ada Lovelace'],
  ] as const) {
    const answer = await ask(visitor, path)
    const body = await answer.text()
    expect(body).toContain(text)
    expect(secrets.filter((secret) => body.includes(secret))).toEqual([])
    expect(answer.headers()['cache-control']).toMatch(/^private,.*no-store/)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
  const nobody = await fetch(nextUrl)
  expect(await nobody.text()).not.toContain('Ada')
})

test('XS14: each page has a policy of its own, and its scripts that nonce', async () => {
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

test('SR01, SR08: two people who ask at the same time see nothing of each other', async () => {
  const [ada, bob] = [await createMember('Ada Lovelace'), await createMember('Bob Babbage')]
  const asks = Array.from({ length: 20 }, (_, index) => {
    const [me, other] = index % 2 ? [ada, bob] : [bob, ada]
    return ['/members', '/api/me'].map(async (path) => {
      const body = await (await ask(me.visitor, path)).text()
      expect(body).toContain(me.visitor.email)
      for (const text of [other.visitor.email, String(other.id)]) expect(body).not.toContain(text)
    })
  })
  await Promise.all(asks.flat())
})

test('the name is there before any script, and the browser asks nobody for it', async () => {
  const { visitor, page } = await createMember('Ada Lovelace')
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/users/me')) reads.push(request.method())
  })
  const release = await holdScripts(page)
  await page.goto('/members', { waitUntil: 'commit' })
  await page.getByText('Welcome, Ada Lovelace.').waitFor()
  const menu = page.getByRole('button', { name: 'Ada Lovelace' })
  await menu.waitFor()
  expect(reads).toEqual([])
  release()
  // It answers once React has taken it over.
  await expect
    .poll(async () => {
      await menu.click()
      return page.getByRole('menuitem', { name: 'Sign out' }).isVisible()
    })
    .toBe(true)
  await page.waitForLoadState('networkidle')
  expect(reads).toEqual([])
  expect(visitor.troubles).toEqual([])
})
