import { describe, expect, it } from 'vitest'
import { trustedTarget } from '../../src/redirect/gate.js'
import { callbackUrl, pageUrl } from '../../src/redirect/page-url.js'
import { readReturnTo, returnTarget } from '../../src/redirect/return-to.js'
import { pageUrls } from '../../src/redirect/urls.js'
import { redirectCorpus } from '../redirect-mutations.js'
import { violation } from '../redirect-property.js'
import { findCounterexample } from './find-counterexample.js'
import { findSuperlinearGrowth } from './find-superlinear-growth.js'
import { wellFormed } from './mutate.js'

const currentUrl = 'https://app.example.com/handler/sign-in'
const trustedOrigins = ['https://www.example.org:8443']
const rules = { currentUrl, trustedOrigins }
const urls = pageUrls()

describe('trustedTarget', () => {
  it('accepts a fuzzed URL only if all URL parsers agree on its origin', async () => {
    expect(await findCounterexample(redirectCorpus, violation)).toBeUndefined()
  })

  it('accepts a fuzzed after_auth_return_to only as a trusted return target', async () => {
    const property = (fuzzed: string) => {
      const text = wellFormed(fuzzed)
      const href = `${currentUrl}?after_auth_return_to=${text}&x=${encodeURIComponent(text)}`
      const here = { ...rules, currentUrl: href }
      const returnTo = readReturnTo(here, urls)
      if (returnTo === null) return undefined
      if (returnTarget(returnTo, here, urls) !== returnTo) return `returns to ${returnTo}`
      const site = { urls, trustedOrigins, href: () => href }
      if (pageUrl(site, 'afterSignIn') !== returnTo) return 'redirects elsewhere after sign-in'
      const emailed = new URL(callbackUrl(site, 'signUp')).searchParams.get('after_auth_return_to')
      return emailed === returnTo ? undefined : `is emailed as ${emailed}`
    }
    expect(await findCounterexample(redirectCorpus, property, 1 / 10)).toBeUndefined()
  })

  it('checks a target in time linear in its length', async () => {
    const check = (text: string) => [trustedTarget(text, rules), returnTarget(text, rules, urls)]
    expect(await findSuperlinearGrowth(redirectCorpus, 4_096, check)).toEqual([])
    const read = (text: string) => readReturnTo({ ...rules, currentUrl: currentUrl + text }, urls)
    expect(await findSuperlinearGrowth(redirectCorpus, 64_000, read)).toEqual([])
  })
})
