import { spinner } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useWords } from '../../words.js'
import type { SignOutActions, SignOutState } from './use-sign-out.js'

export interface SignOutViewProps {
  state: SignOutState
  actions: SignOutActions
}

/** How the sign-out page looks in each of its states. */
export function SignOutView({ state, actions }: SignOutViewProps) {
  const { text } = useWords()
  const ways = <Ways />
  switch (state.step) {
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'working':
      return (
        <Outcome icon={state.failure ? 'door' : spinner} title="signingOut">
          <p role="status">{text('signingOutText')}</p>
          {state.failure && (
            <NextStep {...state} onClick={actions.retry}>
              {text('retry')}
            </NextStep>
          )}
        </Outcome>
      )
    case 'done':
      return (
        <Outcome icon="check" tone="success" title="signedOutTitle" actions={ways}>
          <p role="status">{text('signedOut')}</p>
        </Outcome>
      )
    case 'unconfirmed':
      return (
        <Outcome icon="alert" tone="warning" title="signedOutTitle" actions={ways}>
          <p role="status">{text('signOutUnconfirmed')}</p>
        </Outcome>
      )
    case 'nobody':
      return (
        <Outcome icon="door" title="signedOutTitle" actions={ways}>
          <p>{text('alreadySignedOut')}</p>
        </Outcome>
      )
  }
}

function Ways() {
  const { text } = useWords()
  return (
    <>
      <PageLink page="signIn" tone="primary">
        {text('signInAgain')}
      </PageLink>
      <PageLink page="afterSignOut" tone="quiet">
        {text('home')}
      </PageLink>
    </>
  )
}

function AskView({ state, actions }: SignOutViewProps) {
  const { text } = useWords()
  const stay = (
    <PageLink page="home" tone="quiet">
      {text('staySignedIn')}
    </PageLink>
  )
  return (
    <Outcome icon="door" title="signOutAsk">
      <p>{text('signOutAskText')}</p>
      <div className="lk-actions">
        <NextStep {...state} onClick={actions.signOut} beside={stay}>
          {text('signOut')}
        </NextStep>
      </div>
    </Outcome>
  )
}
