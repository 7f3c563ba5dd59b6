import { beforeAll, describe, expect, it } from 'vitest'
import { type Bundle, bundle, gzipBytes } from './bundle.js'

const APP = `
  import { ClientApp } from '@latchkey/core'
  const app = new ClientApp({ projectId, publishableClientKey, baseUrl })
  await app.signInWithCredential({ email, password, noRedirect: true })
  console.log(await app.getUser())
  await app.signOut({ noRedirect: true })
`
/** What a page waits for before it can begin. */
const FIRST_BUDGET_BYTES = 8_050
/** Every flow there is. What a page needs of it for a scenario is measured in `chromium/bytes.test.ts`. */
const BUDGET_BYTES = 36_000

/** What only a page loads whose user owns projects: the user's list of them, and what they are configured with. */
const OWNERS_PART = '*/owned-projects.js'

let app: Bundle
let whole: Bundle
beforeAll(async () => {
  app = await bundle(APP, [OWNERS_PART])
  whole = await bundle(APP)
})

describe('what a browser ships', () => {
  it(`is at most ${FIRST_BUDGET_BYTES} bytes before a page can begin, gzipped`, async ({
    annotate,
  }) => {
    await annotate(`${gzipBytes(app.first)} bytes`)
    expect(gzipBytes(app.first)).toBeLessThanOrEqual(FIRST_BUDGET_BYTES)
  })

  it(`is at most ${BUDGET_BYTES} bytes for the whole client, each chunk gzipped`, async ({
    annotate,
  }) => {
    const first = gzipBytes(app.first)
    const all = gzipBytes([...app.first, ...app.lazy])
    await annotate(`first chunk ${first} bytes, every chunk ${all}`)
    expect(all).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it('contains no zod, in no chunk', () => {
    for (const text of [...whole.first, ...whole.lazy])
      expect(text).not.toMatch(/ZodMini|_zod|\$ZodType/)
  })

  const secrets =
    /Secret-Server-Key|Super-Secret-Admin-Key|Admin-Access-Token|LATCHKEY_(SUPER_)?SECRET/
  it('SK06: names no secret, and nothing of those who configure projects', () => {
    for (const text of [...app.first, ...app.lazy])
      expect(text).not.toMatch(
        RegExp(`${secrets.source}|/internal/|superSecretAdminKey|secretServerKey`),
      )
  })

  it('SK06: names no secret in what owners of projects load, and their calls in one chunk only', () => {
    for (const text of [...whole.first, ...whole.lazy]) expect(text).not.toMatch(secrets)
    const calls = (texts: readonly string[]) => texts.filter((text) => text.includes('/internal/'))
    expect(calls(whole.first)).toEqual([])
    expect(calls(whole.lazy)).toHaveLength(1)
  })

  it('loads no more at first because a user may own projects', () => {
    expect(whole.first).toHaveLength(app.first.length)
    // The name of another chunk is longer or shorter.
    expect(Math.abs(gzipBytes(whole.first) - gzipBytes(app.first))).toBeLessThan(100)
  })

  it('contains no eval', () => {
    for (const text of [...whole.first, ...whole.lazy])
      expect(text).not.toMatch(/\beval\(|new Function\(/)
  })
})
