import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectVisible } from '../../e2e/expect-visible.js'
import { createVisitor, exampleUrl, serviceUrl } from '../../e2e/visitor.js'

const directivesOf = (policy: string | null) =>
  new Map(policy?.split('; ').map((directive) => directive.split(/ (.*)/, 2) as [string, string]))

describe('content security policy of the React example', () => {
  it('is sent with every file of the built app (XS12, XS14, XS15)', async () => {
    const html = await (await fetch(exampleUrl)).text()
    const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(html) ?? []
    for (const path of ['/', '/handler/sign-in', script]) {
      const { status, headers } = await fetch(exampleUrl + path)
      expect(status).toBe(200)
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const directives = directivesOf(headers.get('content-security-policy'))
      expect(Object.fromEntries(directives)).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'style-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
        'require-trusted-types-for': "'script'",
        'trusted-types': "'none'",
      })
      expect(directives.get('connect-src')?.split(' ')).toContain(serviceUrl)
      const pictures = ["'self'", 'data:', 'https:']
      expect(directives.get('img-src')?.split(' ').slice(0, 3)).toEqual(pictures)
      expect(directives.get('img-src')).toContain(serviceUrl)
    }
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\bstyle=|\bon\w+=/)
  })

  /** Attacks that the policy must block, and errors that must fail a test. */
  const violations: Record<string, (page: Page) => Promise<unknown>> = {
    'an inline script': (page) =>
      page.evaluate(() => {
        const script = document.createElement('script')
        script.append('window.owned = true')
        document.body.append(script)
      }),
    'innerHTML from a string': (page) =>
      page.evaluate(() => void (document.body.innerHTML = '<p>owned</p>')).catch(() => {}),
    'an image over http': (page) =>
      page.evaluate(() => void (new Image().src = 'http://evil.example/owned.png')),
    'a request to another origin': (page) =>
      page.evaluate(() => fetch('https://evil.example/owned')).catch(() => {}),
    'an uncaught exception': (page) =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('owned')
        })
      }),
    'an unhandled rejection': (page) =>
      page.evaluate(() => void Promise.reject(new Error('owned'))),
    'a console warning': (page) => page.evaluate(`console.warn('owned')`),
    'a failed request': (page) =>
      page.evaluate(async (url) => void (await fetch(url)), `${serviceUrl}/api/v1/owned`),
  }

  it.for(Object.keys(violations))(
    'blocks %s or records it as an error, which fails a test',
    async (name) => {
      const visitor = await createVisitor()
      const page = await visitor.open('/')
      await expectVisible(page.getByRole('heading', { level: 1 }))
      await violations[name]?.(page)
      await expect.poll(() => visitor.pageErrors.length).toBeGreaterThan(0)
      expect(
        await page.evaluate(() => 'owned' in window || document.body.textContent === 'owned'),
      ).toBe(false)
      await page.close()
      visitor.pageErrors.length = 0
    },
  )
})
