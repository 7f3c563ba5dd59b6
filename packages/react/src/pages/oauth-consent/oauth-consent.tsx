import { useTranslation } from '../../i18n/use-translation.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { linkIcon } from '../../ui/more-icons.js'
import { FramedOutcome } from '../../ui/open-in-new-tab.js'
import { Outcome } from '../../ui/outcome.js'
import { homeLink } from '../../ui/page-link.js'
import { createPage } from '../page-frame/create-page.js'
import type { ViewProps } from '../page-frame/with-state.js'
import { AskView } from './ask-view.js'
import { useOAuthConsent } from './use-oauth-consent.js'

/** Renders the page that asks whether another app may use the account in each of its states. */
export function OAuthConsentView({ state, actions }: ViewProps<typeof useOAuthConsent>) {
  const { text } = useTranslation()
  switch (state.step) {
    case 'framed':
      return <FramedOutcome />
    case 'signed-out':
      return (
        <Outcome
          icon={linkIcon}
          message="consentSignIn"
          actions={
            <PrimaryAction {...state} onClick={actions.signIn}>
              {text('signIn')}
            </PrimaryAction>
          }
        />
      )
    case 'again':
      return (
        <Outcome
          icon={linkIcon}
          message="consentAgain"
          actions={
            <PrimaryAction {...state} onClick={actions.signInAgain}>
              {text('signIn')}
            </PrimaryAction>
          }
        />
      )
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'working':
      return (
        <Outcome icon={linkIcon} title="consentWorkingTitle" message="takesMoment" role="status" />
      )
    case 'gone':
      return (
        <Outcome
          icon="clock"
          tone="warning"
          message="consentGone"
          role="status"
          actions={homeLink}
        />
      )
    case 'no-code':
      return (
        <Outcome icon={linkIcon} title="noCodeTitle" message="consentNoCode" actions={homeLink} />
      )
  }
}

export { texts as english } from '../../locales/en/other-pages.js'

/** The page that asks whether another app may use the account. */
export const Page = createPage(useOAuthConsent, OAuthConsentView)
