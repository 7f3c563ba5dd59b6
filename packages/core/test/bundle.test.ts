import { beforeAll, describe, expect, it } from 'vitest'
import { type Bundle, bundle, gzipBytes } from './bundle.js'

const APP = `
  import { ClientApp } from '@latchkey/core'
  console.log(new ClientApp())
`
/** Every flow there is. What a page needs of it for a scenario is measured in `chromium/bytes.test.ts`. */
const BUDGET_BYTES = 34_000

let app: Bundle
beforeAll(async () => {
  app = await bundle(APP)
})

describe('what a browser ships', () => {
  it(`is at most ${BUDGET_BYTES} bytes for the whole client, each chunk gzipped`, async ({
    annotate,
  }) => {
    const first = gzipBytes(app.first)
    const all = gzipBytes([...app.first, ...app.lazy])
    await annotate(`first chunk ${first} bytes, every chunk ${all}`)
    expect(all).toBeLessThanOrEqual(BUDGET_BYTES)
  })

  it('contains no zod, in no chunk', () => {
    for (const text of [...app.first, ...app.lazy])
      expect(text).not.toMatch(/ZodMini|_zod|\$ZodType/)
  })

  it.each([
    'Secret-Server-Key',
    'Super-Secret-Admin-Key',
    'Admin-Access-Token',
    'LATCHKEY_SECRET',
    '/internal/',
  ])('never contains %s', (secret) => {
    for (const text of [...app.first, ...app.lazy]) expect(text).not.toContain(secret)
  })

  it('contains no eval', () => {
    for (const text of [...app.first, ...app.lazy])
      expect(text).not.toMatch(/\beval\(|new Function\(/)
  })
})
