import type { PageName } from '@latchkey/core'
import { type Check, documentation, type Finding, type Subject } from './check.js'
import { addressOf } from './pages.js'
import { isTrustedOrigin, isTrustedUrl, type Trust } from './trust.js'

const name = 'trusted-domain'

/** Pages to which an email or a provider leads. */
const COME_BACK: readonly PageName[] = [
  'emailVerification',
  'passwordReset',
  'magicLinkCallback',
  'teamInvitation',
  'oauthCallback',
]

const finding = (message: string, origin: string): Finding => ({
  message,
  fix: `Add ${origin} to the project's trusted domains.`,
  link: documentation(name),
})

/** One finding for all pages: they are under one path, as a rule. */
function untrustedPages(subject: Subject, trust: Trust): Finding[] {
  const addresses = COME_BACK.map((page) => addressOf(page, subject))
  const [first, ...more] = addresses.filter((url) => url && !isTrustedUrl(url, trust))
  if (!first) return []
  const others = more.length === 0 ? '' : `, nor ${more.length} other pages`
  const message = `The project does not trust ${first.origin}${first.pathname}${others}: nobody can come back there.`
  return [finding(message, first.origin)]
}

/** Checks that users can return to the app from an email or a provider, and use passkeys there. */
export const trustedDomain: Check = {
  name,
  title: 'The project trusts the app',
  needs: ['service', 'app'],
  async look(subject) {
    const { appUrl } = subject
    if (!appUrl) return []
    const { config } = await subject.project()
    const untrusted = untrustedPages(subject, config)
    // The same domain also fixes pages to which emails cannot lead.
    if (untrusted.length > 0 || !config.passkeyEnabled || isTrustedOrigin(appUrl, config))
      return untrusted
    const { origin } = appUrl
    return [
      finding(
        `${origin} itself is no trusted domain of the project: passkeys do not work there.`,
        origin,
      ),
    ]
  },
}
