import { describe, expect, it } from 'vitest'
import { Navigator } from '../../src/navigation/navigator.js'
import { pageUrls } from '../../src/navigation/page-urls.js'
import { readReturnUrl, returnUrl } from '../../src/navigation/return-to.js'
import { trustedUrl } from '../../src/navigation/trusted-url.js'
import { TaskRunner } from '../../src/platform/task-runner.js'
import { fakePlatform } from '../fakes/fake-platform.js'
import { redirectCorpus } from '../vectors/redirect-mutations.js'
import { violation } from '../vectors/redirect-property.js'
import { findCounterexample } from './find-counterexample.js'
import { findSuperlinearGrowth } from './find-superlinear-growth.js'
import { wellFormed } from './mutate.js'

const currentUrl = 'https://app.example.com/handler/sign-in'
const trustedOrigins = ['https://www.example.org:8443']
const rules = { currentUrl, trustedOrigins }
const urls = pageUrls()

/** Creates the navigator of a page with this URL. */
function navigatorAt(href: string): Navigator {
  const navigation = {
    href: () => href,
    go() {},
    goWithoutReferrer() {},
    rewrite() {},
    isFramed: () => false,
  }
  const { platform } = fakePlatform({ navigation })
  return new Navigator(platform, new TaskRunner(platform.timers), { trustedOrigins }, () => {})
}

describe('trustedUrl', () => {
  it('accepts a fuzzed URL only if all URL parsers agree on its origin', async () => {
    expect(await findCounterexample(redirectCorpus, violation)).toBeUndefined()
  })

  it('accepts a fuzzed after_auth_return_to only as a trusted return URL', async () => {
    const property = (fuzzed: string) => {
      const text = wellFormed(fuzzed)
      const href = `${currentUrl}?after_auth_return_to=${text}&x=${encodeURIComponent(text)}`
      const here = { ...rules, currentUrl: href }
      const returnTo = readReturnUrl(here, urls)
      if (returnTo === null) return undefined
      if (returnUrl(returnTo, here, urls) !== returnTo) return `returns to ${returnTo}`
      const navigator = navigatorAt(href)
      if (navigator.pageUrl('afterSignIn') !== returnTo) return 'redirects elsewhere after sign-in'
      const emailed = new URL(navigator.callbackUrl('signUp')).searchParams.get(
        'after_auth_return_to',
      )
      return emailed === returnTo ? undefined : `is emailed as ${emailed}`
    }
    expect(await findCounterexample(redirectCorpus, property, 1 / 10)).toBeUndefined()
  })

  it('checks a URL in time linear in its length', async () => {
    const check = (text: string) => [trustedUrl(text, rules), returnUrl(text, rules, urls)]
    expect(await findSuperlinearGrowth(redirectCorpus, 4_096, check)).toEqual([])
    const read = (text: string) => readReturnUrl({ ...rules, currentUrl: currentUrl + text }, urls)
    expect(await findSuperlinearGrowth(redirectCorpus, 64_000, read)).toEqual([])
  })
})
