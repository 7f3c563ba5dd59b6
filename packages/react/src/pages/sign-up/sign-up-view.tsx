import { PASSWORD_LENGTH } from '@latchkey/core'
import type { ReactNode } from 'react'
import type { LabelKey } from '../../locales/en.js'
import { EmailField } from '../../ui/email-field.js'
import { Form, type Problem } from '../../ui/form.js'
import { Given } from '../../ui/given.js'
import { Heading } from '../../ui/heading.js'
import type { IconName } from '../../ui/icon.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { PasswordField } from '../../ui/password-field.js'
import { Skeleton } from '../../ui/skeleton.js'
import { useWords } from '../../words.js'
import type { Strength } from '../credentials.js'
import { SignedInView, UnavailableView } from '../entry-view.js'
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
  const { label, count, icon } = helpOf[strength]
  return (
    <>
      <Heading key="form">{text('signUp')}</Heading>
      <Form problem={problem} onSubmit={actions.submit}>
        <EmailField
          error={problem?.field === 'email' ? <EmailError problem={problem} /> : undefined}
        />
        <PasswordField
          autoComplete="new-password"
          help={text(label, { count })}
          helpIcon={icon}
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

interface Help {
  label: LabelKey
  count: number
  icon?: IconName
}

const { min, max } = PASSWORD_LENGTH

const helpOf: Readonly<Record<Strength, Help>> = {
  empty: { label: 'passwordTooShort', count: min },
  short: { label: 'passwordTooShort', count: min },
  long: { label: 'passwordTooLong', count: max, icon: 'alert' },
  guessable: { label: 'passwordGuessable', count: 0, icon: 'alert' },
  enough: { label: 'passwordLongEnough', count: 0, icon: 'check' },
  strong: { label: 'passwordStrong', count: 0, icon: 'check' },
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
