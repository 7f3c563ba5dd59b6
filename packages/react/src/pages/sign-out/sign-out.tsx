import type { LabelKey } from '../../locales/text.js'
import { signOutIcon, spinner } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { Outcome, type OutcomeLook } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useWords } from '../../i18n/words.js'
import type { ViewProps } from '../page/view-props.js'
import { useSignOut } from './use-sign-out.js'
import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { pageOf } from '../page/page-of.js'

/** How the sign-out page looks in each of its states. */
export function SignOutView({ state, actions }: ViewProps<typeof useSignOut>) {
  const { text } = useWords()
  switch (state.step) {
    case 'ask':
      return <AskView {...{ state, actions }} />
    case 'working':
      if (state.failure?.kind === 'slow')
        return <Outcome icon={spinner} title="signingOut" says="slow" role="status" />
      return (
        <Outcome
          icon={state.failure ? signOutIcon : spinner}
          title="signingOut"
          says="takesMoment"
          role="status"
          actions={
            state.failure && (
              <NextStep {...state} onClick={actions.retry}>
                {text('retry')}
              </NextStep>
            )
          }
        />
      )
    default:
      return <Outcome title="signedOutTitle" {...ends[state.step]} role="status" actions={ways} />
  }
}

type End = OutcomeLook & { readonly says: LabelKey }

const ends: Readonly<Record<'done' | 'unconfirmed' | 'signed-out', End>> = {
  done: { icon: 'check', tone: 'success', says: 'signedOut' },
  unconfirmed: { icon: 'alert', tone: 'warning', says: 'signOutUnconfirmed' },
  'signed-out': { icon: signOutIcon, says: 'alreadySignedOut' },
}

const ways = (
  <>
    <PageLink page="signIn" tone="primary" label="signInAgain" />
    <PageLink page="afterSignOut" tone="quiet" label="home" />
  </>
)

function AskView({ state, actions }: ViewProps<typeof useSignOut>) {
  const { text } = useWords()
  const stay = <PageLink page="home" tone="quiet" label="staySignedIn" />
  const step = (
    <NextStep {...state} onClick={actions.signOut} beside={stay}>
      {text('signOut')}
    </NextStep>
  )
  return <Outcome icon={signOutIcon} title="signOutAsk" says="signOutAskText" actions={step} />
}

export const english = { ...several, ...steps }

/** The sign-out page. */
export const Page = pageOf(useSignOut, SignOutView)
