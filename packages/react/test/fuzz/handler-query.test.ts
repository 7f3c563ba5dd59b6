import { pageUrls } from '../../../core/src/navigation/page-urls.js'
import { findCounterexample } from '../../../core/test/fuzz/find-counterexample.js'
import { findSuperlinearGrowth } from '../../../core/test/fuzz/find-superlinear-growth.js'
import type { Corpus } from '../../../core/test/fuzz/mutate.js'
import { describe, expect, it } from 'vitest'
import { customPageUrl, pageAt } from '../../src/lib/page-at.js'
import { readLinkCode } from '../../src/pages/links/link-code.js'
import { searchParamsOf } from '../../src/lib/use-current-url.js'

/** Servers reject longer URLs. */
const MAX_URL_LENGTH = 16_000
const urls = pageUrls({ signIn: '/enter', teamInvitation: 'https://app.example.com/join' })
const corpus: Corpus = {
  seeds: [
    '/handler/sign-in?after_auth_return_to=%2Fprojects&email=ada%40example.com',
    '/handler/email-verification?code=k3mf&x=%20',
    '/handler/log-in?__proto__[x]=1&constructor.prototype.y=2',
    '/handler/team-invitation?code=a&code=b#x',
    '/handler/account-settings/team/7?code=%E0%A4%A',
    '/handler/error?errorCode=OAUTH_PROVIDER_ACCESS_DENIED&message=<script>',
    '//evil.example/handler/sign-up?code=1',
    'https://app.example.com/handler/mfa',
  ],
  pieces: [
    ...[
      '/',
      '//',
      '/handler/',
      '/handler',
      'sign-in',
      'Register',
      'toString',
      'cliAuthConfirm',
      'oauthConsent',
      'ssoSetup',
      '-',
    ],
    ...[
      '?',
      '&',
      '#',
      '=',
      'code=',
      '&code=',
      '&errorCode=',
      '%2F',
      '%3F',
      '[',
      ':99999',
      '@',
      '..',
    ],
  ],
}

describe('the URL of a hosted page (PP05)', () => {
  it('maps to an existing page and redirects only to configured origins', async () => {
    expect(
      await findCounterexample(corpus, (url) => {
        const page = pageAt(url, urls)
        if (page === null) return undefined
        if (!Object.hasOwn(urls, page)) return `maps to the unknown page ${page}`
        const redirect = customPageUrl(page, url, urls)
        if (redirect === null) return undefined
        const { origin } = new URL(redirect, 'https://here.example')
        const isConfigured = ['https://here.example', 'https://app.example.com'].includes(origin)
        return isConfigured ? undefined : `redirects to ${redirect}`
      }),
    ).toBeUndefined()
  })

  it('contains one valid code, or none', async () => {
    expect(
      await findCounterexample(corpus, (url) => {
        const code = readLinkCode(url)
        searchParamsOf(url).get('errorCode')
        if (!code) return undefined
        const isValid = code.length <= 512 && !/\s/.test(code)
        return isValid ? undefined : `contains the code ${code}`
      }),
    ).toBeUndefined()
  })

  it('is parsed in time linear in its length', async () => {
    const read = (url: string) => {
      const page = pageAt(url, urls)
      return [page && customPageUrl(page, url, urls), readLinkCode(url)]
    }
    expect(await findSuperlinearGrowth(corpus, MAX_URL_LENGTH, read)).toEqual([])
  })
})
