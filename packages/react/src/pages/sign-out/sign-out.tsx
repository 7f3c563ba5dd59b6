import type { LabelKey } from '../../locales/text.js'
import { signOutIcon, spinner } from '../../ui/more-icons.js'
import { Button } from '../../ui/forms/button.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome, type OutcomeLook } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { UserText } from '../../ui/user-text.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { ViewProps } from '../page-frame/with-state.js'
import { OtherAppFrames } from './other-apps.js'
import { useSignOut } from './use-sign-out.js'
import { createPage } from '../page-frame/create-page.js'

/** Renders the sign-out page in each of its states. */
export function SignOutView({ state, actions }: ViewProps<typeof useSignOut>) {
  const { text } = useTranslation()
  switch (state.step) {
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'working':
      if (state.failure?.kind === 'slow')
        return <Outcome icon={spinner} title="signingOut" message="slow" role="status" />
      return (
        <Outcome
          icon={state.failure ? signOutIcon : spinner}
          title="signingOut"
          message="takesMoment"
          role="status"
          actions={
            state.failure && (
              <PrimaryAction {...state} onClick={actions.retry}>
                {text('retry')}
              </PrimaryAction>
            )
          }
        />
      )
    default:
      return (
        <>
          <Outcome
            title="signedOutTitle"
            {...ends[state.step]}
            role="status"
            actions={<Links label={state.step === 'signed-out' ? 'signIn' : 'signInAgain'} />}
          />
          <OtherAppFrames urls={state.frameUrls} onLoaded={actions.framesLoaded} />
        </>
      )
  }
}

type End = OutcomeLook & { readonly message: LabelKey }

const ends: Readonly<Record<'done' | 'unconfirmed' | 'signed-out', End>> = {
  done: { icon: 'check', tone: 'success', message: 'signedOut' },
  unconfirmed: { icon: 'alert', tone: 'warning', message: 'signOutUnconfirmed' },
  'signed-out': { icon: signOutIcon, message: 'alreadySignedOut' },
}

const Links = ({ label }: { label: LabelKey }) => (
  <>
    <PageLink page="signIn" tone="primary" label={label} />
    <PageLink page="afterSignOut" tone="plain" label="home" />
  </>
)

function AskView({ state, actions }: ViewProps<typeof useSignOut>) {
  const { text, rich } = useTranslation()
  const { clientName, canReturn, isBusy } = state
  const stay = canReturn ? (
    <Button tone="quiet" isWaiting={isBusy} onClick={actions.stay}>
      {text('staySignedIn')}
    </Button>
  ) : (
    <PageLink page="home" tone="quiet" label="staySignedIn" />
  )
  const step = (
    <PrimaryAction {...state} onClick={actions.signOut} beside={stay}>
      {text('signOut')}
    </PrimaryAction>
  )
  return (
    <Outcome icon={signOutIcon} title="signOutAsk" actions={step}>
      <p>
        {clientName === null
          ? text('signOutAskText')
          : rich('signOutClientAsk', { client: <UserText text={clientName} /> })}
      </p>
    </Outcome>
  )
}

export { texts as english } from '../../locales/en/other-pages.js'

/** The sign-out page. */
export const Page = createPage(useSignOut, SignOutView)
