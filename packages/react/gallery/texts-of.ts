import { texts as accountSettings } from '../src/locales/en/account-settings.js'
import { texts as otherPages } from '../src/locales/en/other-pages.js'
import { texts as signIn } from '../src/locales/en/sign-in.js'
import { texts as ssoSetup } from '../src/locales/en/sso-setup.js'
import type { Texts } from '../src/locales/text.js'

/** Returns the English texts that a page has in addition to those of all pages. */
export function textsOf(page: string): Texts {
  if (/^(sign-in|sign-up|parts)$/.test(page)) return signIn
  if (/^(account-settings|mfa-setup|tables)/.test(page)) return accountSettings
  if (page === 'sso-setup') return ssoSetup
  return page.startsWith('controls') ? { ...accountSettings, ...signIn } : otherPages
}
