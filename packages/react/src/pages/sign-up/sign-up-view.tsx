import type { ReactNode } from 'react'
import { EmailField } from '../../ui/email-field.js'
import { Form, type Problem } from '../../ui/form.js'
import { Given } from '../../ui/given.js'
import { Heading } from '../../ui/heading.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { Skeleton } from '../../ui/skeleton.js'
import { useWords } from '../../words.js'
import { SignedInView, UnavailableView } from '../entry-view.js'
import { NewPasswordField } from '../new-password-field.js'
import type { SignUpActions, SignUpState } from './use-sign-up.js'

export interface SignUpViewProps {
  state: SignUpState
  actions: SignUpActions
  fallback?: ReactNode
  terms?: ReactNode
}

/** How the sign-up page looks in each of its states. */
export function SignUpView({ state, actions, fallback, terms }: SignUpViewProps) {
  const { text, rich } = useWords()
  const toSignIn = (
    <PageLink page="signIn" tone="primary">
      {text('signIn')}
    </PageLink>
  )
  switch (state.step) {
    case 'loading':
      return fallback ?? <Skeleton fields={2} />
    case 'unavailable':
      return <UnavailableView {...state} onRetry={actions.retry} />
    case 'signed-in':
      return <SignedInView {...state} onContinue={actions.continue} onSignOut={actions.signOut} />
    case 'off':
      return (
        <Outcome icon="door" title="signUpOffTitle" actions={toSignIn}>
          <p>{text('signUpOff')}</p>
        </Outcome>
      )
    case 'no-method':
      return (
        <Outcome icon="door" title="signUpOffTitle" actions={toSignIn}>
          <p>{text('noSignUpMethod')}</p>
        </Outcome>
      )
    case 'done':
      return (
        <Outcome icon="mail" tone="success" title="signedUpTitle">
          <p role="status">{rich('signedUp', { email: <Given text={state.email} /> })}</p>
          <NextStep isBusy={state.isBusy} failure={state.failure} onClick={actions.continue}>
            {text('continue')}
          </NextStep>
        </Outcome>
      )
    case 'form':
      return <SignUpForm {...{ state, actions, terms }} />
  }
}

interface SignUpFormProps {
  state: Extract<SignUpState, { step: 'form' }>
  actions: SignUpActions
  terms: ReactNode
}

function SignUpForm({ state, actions, terms }: SignUpFormProps) {
  const { text } = useWords()
  const { problem, strength, isBusy, failure } = state
  return (
    <>
      <Heading key="form">{text('signUp')}</Heading>
      <Form problem={problem} onSubmit={actions.submit}>
        <EmailField
          error={problem?.field === 'email' ? <EmailError problem={problem} /> : undefined}
        />
        <NewPasswordField
          strength={strength}
          error={
            problem?.field === 'password'
              ? text(problem.label, { count: problem.count ?? 0 })
              : undefined
          }
          isHidden={isBusy}
          onType={actions.typePassword}
        />
        <NextStep
          isBusy={isBusy}
          failure={failure}
          beside={terms && <div className="lk-terms">{terms}</div>}
        >
          {text('signUp')}
        </NextStep>
      </Form>
      <p className="lk-aside">
        {text('haveAccount')} <PageLink page="signIn">{text('signIn')}</PageLink>
      </p>
    </>
  )
}

function EmailError({ problem }: { problem: Problem }) {
  const { text } = useWords()
  if (problem.label !== 'emailExists') return text(problem.label)
  return (
    <>
      {text('emailExists')} <PageLink page="signIn">{text('signIn')}</PageLink>
    </>
  )
}
