import type { LabelKey } from '../../locales/text.js'
import { CodeInput } from '../../ui/code-input.js'
import { Form } from '../../ui/form.js'
import { Heading } from '../../ui/heading.js'
import type { IconName } from '../../ui/icon.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { useWords } from '../../words.js'
import type { AttemptProblem, MfaActions, MfaState } from './use-mfa.js'

export interface MfaViewProps {
  state: MfaState
  actions: MfaActions
}

/** How the page for the second factor looks in each of its states. */
export function MfaView({ state, actions }: MfaViewProps) {
  const { text } = useWords()
  switch (state.step) {
    case 'over':
      return <OverView reason={state.reason} />
    case 'signed-in':
    case 'verified':
      return (
        <Outcome icon="check" tone="success" title="signedInTitle">
          {state.step === 'verified' && <p role="status">{text('mfaVerified')}</p>}
          <NextStep {...state} onClick={actions.continue}>
            {text('continue')}
          </NextStep>
        </Outcome>
      )
    case 'form':
      return <MfaForm {...{ state, actions }} />
  }
}

interface MfaFormProps {
  state: Extract<MfaState, { step: 'form' }>
  actions: MfaActions
}

function MfaForm({ state, actions }: MfaFormProps) {
  const { text } = useWords()
  const { problem, mistakes, isBusy, failure } = state
  return (
    <>
      <Heading key="form">{text('mfaTitle')}</Heading>
      <Form problem={problem} onSubmit={({ code }) => actions.verify(code)}>
        <CodeInput
          key={mistakes}
          kind="digits"
          help={text('mfaHelp')}
          isBusy={isBusy}
          onComplete={actions.verify}
        />
        <NextStep isBusy={isBusy} failure={failure}>
          {text('mfaVerify')}
        </NextStep>
      </Form>
      <p className="lk-aside">
        <PageLink page="signIn">{text('cancel')}</PageLink>
      </p>
    </>
  )
}

interface Ending {
  icon: IconName
  title: LabelKey
  text: LabelKey
}

const endings: Readonly<Record<AttemptProblem, Ending>> = {
  missing: { icon: 'door', title: 'mfaMissingTitle', text: 'mfaMissing' },
  invalid: { icon: 'door', title: 'mfaMissingTitle', text: 'mfaMissing' },
  expired: { icon: 'clock', title: 'mfaExpiredTitle', text: 'mfaExpired' },
  used: { icon: 'check', title: 'mfaUsedTitle', text: 'mfaUsed' },
  spent: { icon: 'alert', title: 'mfaSpentTitle', text: 'mfaSpent' },
}

/** The sign-in is over: it begins again at the sign-in page, which leads back to the same place. */
function OverView({ reason }: { reason: AttemptProblem }) {
  const { text } = useWords()
  const ending = endings[reason]
  const again = (
    <PageLink page="signIn" tone="primary">
      {text('signInAgain')}
    </PageLink>
  )
  return (
    <Outcome icon={ending.icon} tone="warning" title={ending.title} actions={again}>
      <p>{text(ending.text)}</p>
    </Outcome>
  )
}
