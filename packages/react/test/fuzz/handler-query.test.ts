import { pageUrls } from '../../../core/src/redirect/urls.js'
import { findMisread } from '../../../core/test/fuzz/find-misread.js'
import { findSteepGrowth } from '../../../core/test/fuzz/find-steep-growth.js'
import type { Corpus } from '../../../core/test/fuzz/mutate.js'
import { describe, expect, it } from 'vitest'
import { addressInstead, pageAt } from '../../src/page-at.js'
import { codeOf } from '../../src/pages/code-of.js'
import { queryOf } from '../../src/use-address.js'

/** No server takes a longer one. */
const LONGEST_ADDRESS = 16_000
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

describe('PP05: the address of a hosted page', () => {
  it('asks for a page that there is, and leads to no other site than the configured ones', async () => {
    expect(
      await findMisread(corpus, (address) => {
        const page = pageAt(address, urls)
        if (page === null) return undefined
        if (!Object.hasOwn(urls, page)) return `asks for ${page}`
        const instead = addressInstead(page, address, urls)
        if (instead === null) return undefined
        const { origin } = new URL(instead, 'https://here.example')
        const isConfigured = ['https://here.example', 'https://app.example.com'].includes(origin)
        return isConfigured ? undefined : `leads to ${instead}`
      }),
    ).toBeUndefined()
  })

  it('brings one whole code, or none', async () => {
    expect(
      await findMisread(corpus, (address) => {
        const code = codeOf(address)
        queryOf(address).get('errorCode')
        if (!code) return undefined
        const isWhole = code.length <= 512 && !/\s/.test(code)
        return isWhole ? undefined : `brings ${code}`
      }),
    ).toBeUndefined()
  })

  it('takes no more than its length to read', async () => {
    const read = (address: string) => {
      const page = pageAt(address, urls)
      return [page && addressInstead(page, address, urls), codeOf(address)]
    }
    expect(await findSteepGrowth(corpus, LONGEST_ADDRESS, read)).toEqual([])
  })
})
