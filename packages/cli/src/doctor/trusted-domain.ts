import { type Check, documentation, isLoopback } from './check.js'

const name = 'trusted-domain'

/** Whether the project lets people come back to the app: from a mail, a provider, a passkey. */
export const trustedDomain: Check = {
  name,
  title: 'The project trusts the app',
  needs: ['service', 'app'],
  async look({ project, appUrl }) {
    const { config } = await project()
    if (!appUrl || (config.allowLocalhost && isLoopback(appUrl))) return []
    const isTrusted = config.domains.some(
      ({ domain }) => URL.canParse(domain) && new URL(domain).origin === appUrl.origin,
    )
    if (isTrusted) return []
    return [
      {
        message: `${appUrl.origin} is no trusted domain of the project: links in mails cannot lead there.`,
        fix: "Add it to the project's trusted domains.",
        link: documentation(name),
      },
    ]
  },
}
