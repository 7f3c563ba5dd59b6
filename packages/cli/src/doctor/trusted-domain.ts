import type { PageName } from '@latchkey/core'
import { type Check, type CheckContext, docsUrl, type Finding } from './check.js'
import { pageUrlOf } from './pages.js'
import { isTrustedOrigin, isTrustedUrl, type Trust } from './trust.js'

const name = 'trusted-domain'

/** Pages to which an email or an OAuth provider redirects. */
const CALLBACK_PAGES: readonly PageName[] = [
  'emailVerification',
  'passwordReset',
  'magicLinkCallback',
  'teamInvitation',
  'oauthCallback',
]

const createFinding = (message: string, origin: string): Finding => ({
  message,
  fix: `Add ${origin} to the trusted domains of the project.`,
  link: docsUrl(name),
})

/** Returns one finding for all pages, because they usually have the same parent path. */
function findUntrustedPages(context: CheckContext, trust: Trust): Finding[] {
  const urls = CALLBACK_PAGES.map((page) => pageUrlOf(page, context))
  const [first, ...others] = urls.filter((url) => url && !isTrustedUrl(url, trust))
  if (!first) return []
  const more =
    others.length === 0
      ? ''
      : ` and ${others.length} other ${others.length === 1 ? 'page' : 'pages'}`
  const message = `The project does not trust ${first.origin}${first.pathname}${more}, so emails and OAuth providers cannot redirect there.`
  return [createFinding(message, first.origin)]
}

/** Checks that users can return to the app from an email or an OAuth provider, and can use passkeys there. */
export const trustedDomain: Check = {
  name,
  title: 'Trusted domains',
  requires: ['service', 'app'],
  async run(context) {
    const { appUrl } = context
    if (!appUrl) return []
    const { config } = await context.project()
    const untrusted = findUntrustedPages(context, config)
    // The same domain also fixes pages to which emails cannot lead.
    if (untrusted.length > 0 || !config.passkeyEnabled || isTrustedOrigin(appUrl, config))
      return untrusted
    const { origin } = appUrl
    return [
      createFinding(
        `${origin} is not a trusted domain of the project, so passkeys do not work there.`,
        origin,
      ),
    ]
  },
}
