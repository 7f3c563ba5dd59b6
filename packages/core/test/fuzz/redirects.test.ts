import { describe, expect, it } from 'vitest'
import { trustedTarget } from '../../src/redirect/gate.js'
import { callbackUrl, pageUrl } from '../../src/redirect/page-url.js'
import { readReturnTo, returnTarget } from '../../src/redirect/return-to.js'
import { pageUrls } from '../../src/redirect/urls.js'
import { redirectCorpus } from '../redirect-mutations.js'
import { violation } from '../redirect-property.js'
import { findMisread } from './find-misread.js'
import { findSteepGrowth } from './find-steep-growth.js'
import { wellFormed } from './mutate.js'

const currentUrl = 'https://app.example.com/handler/sign-in'
const trustedOrigins = ['https://www.example.org:8443']
const rules = { currentUrl, trustedOrigins }
const urls = pageUrls()

describe('a redirect target', () => {
  it('passes only where every reader agrees on where it leads', async () => {
    expect(await findMisread(redirectCorpus, violation)).toBeUndefined()
  })

  it('that comes in the query leads back to a page that may be come back to', async () => {
    const judge = (given: string) => {
      const text = wellFormed(given)
      const href = `${currentUrl}?after_auth_return_to=${text}&x=${encodeURIComponent(text)}`
      const here = { ...rules, currentUrl: href }
      const back = readReturnTo(here, urls)
      if (back === null) return undefined
      if (returnTarget(back, here, urls) !== back) return `leads to ${back}`
      const site = { urls, trustedOrigins, href: () => href }
      if (pageUrl(site, 'afterSignIn') !== back) return 'leads elsewhere after signing in'
      const mailed = new URL(callbackUrl(site, 'signUp')).searchParams.get('after_auth_return_to')
      return mailed === back ? undefined : `is sent along as ${mailed}`
    }
    expect(await findMisread(redirectCorpus, judge, 1 / 10)).toBeUndefined()
  })

  it('takes no more than its length to judge', async () => {
    const judge = (text: string) => [trustedTarget(text, rules), returnTarget(text, rules, urls)]
    expect(await findSteepGrowth(redirectCorpus, 4_096, judge)).toEqual([])
    const read = (text: string) => readReturnTo({ ...rules, currentUrl: currentUrl + text }, urls)
    expect(await findSteepGrowth(redirectCorpus, 64_000, read)).toEqual([])
  })
})
