import { beforeAll, describe, expect, it } from 'vitest'
import { type Bundle, bundle, gzipBytes } from './bundle.js'

/** Client, password sign-in, get user, sign out: what every app of ours ships at least. */
const SCENARIO_A = `
  import { ClientApp } from '@latchkey/core'
  const app = new ClientApp({ projectId: 'p', publishableClientKey: 'k', baseUrl: 'https://example.com' })
  await app.signInWithCredential({ email: 'a', password: 'b' })
  console.log(await app.getUser())
  await app.signOut()
`
const BUDGET_BYTES = 8_000

let scenario: Bundle
beforeAll(async () => {
  scenario = await bundle(SCENARIO_A)
})

describe('what a browser ships', () => {
  it(`keeps the first chunk of scenario A within ${BUDGET_BYTES} bytes, gzipped`, async ({
    annotate,
  }) => {
    const bytes = gzipBytes(scenario.first)
    const all = gzipBytes([...scenario.first, ...scenario.lazy])
    await annotate(`first chunk ${bytes} bytes gzip, every chunk ${all}`)
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it('contains no zod, in no chunk', () => {
    for (const text of [...scenario.first, ...scenario.lazy])
      expect(text).not.toMatch(/ZodMini|_zod|\$ZodType/)
  })

  it.each([
    'Secret-Server-Key',
    'Super-Secret-Admin-Key',
    'Admin-Access-Token',
    'LATCHKEY_SECRET',
    '/internal/',
  ])('never contains %s', (secret) => {
    for (const text of [...scenario.first, ...scenario.lazy]) expect(text).not.toContain(secret)
  })

  it('contains no eval', () => {
    for (const text of [...scenario.first, ...scenario.lazy])
      expect(text).not.toMatch(/\beval\(|new Function\(/)
  })
})
