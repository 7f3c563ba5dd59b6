import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { createVisitor, nextUrl } from '../../e2e/visitor.js'

describe('content security policy of the Next.js example', () => {
  it('requires Trusted Types, and the referrer policy hides URLs from other origins (XS12, XS14)', async () => {
    const { headers } = await fetch(nextUrl)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types default$/)
    expect(policy).not.toMatch(/unsafe/)
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('allows script chunks of Next and blocks other scripts and markup', async () => {
    const visitor = await createVisitor({ at: nextUrl })
    const page = await visitor.signUp('/handler/account-settings/security')
    await expectVisible(page.getByRole('button', { name: 'Change password' }))
    expect(visitor.pageErrors).toEqual([])

    const results = await page.evaluate((chunk) => {
      const attempt = (act: () => unknown) => {
        try {
          act()
          return 'let pass'
        } catch (error) {
          return (error as Error).name
        }
      }
      const scriptAt = (url: string) => () => (document.createElement('script').src = url)
      return [
        scriptAt(chunk),
        scriptAt('https://evil.example/_next/static/owned.js'),
        scriptAt('/_next/static/../../owned.js'),
        () => (document.body.innerHTML = '<p>owned</p>'),
      ].map(attempt)
    }, '/_next/static/chunks/main.js')
    expect(results).toEqual(['let pass', 'TypeError', 'TypeError', 'TypeError'])
    await page.close()
    expect(
      visitor.pageErrors.every((text) => /TrustedScript|TrustedHTML|trusted-types/.test(text)),
    ).toBe(true)
    visitor.pageErrors.length = 0
  })
})
