import type { ReactNode } from 'react'
import { EmailField } from '../../ui/email-field.js'
import { Form } from '../../ui/form.js'
import { Heading } from '../../ui/heading.js'
import { NextStep } from '../../ui/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink } from '../../ui/page-link.js'
import { PasswordField } from '../../ui/password-field.js'
import { Skeleton } from '../../ui/skeleton.js'
import { useWords } from '../../words.js'
import { SignedInView, UnavailableView } from '../entry-view.js'
import type { SignInActions, SignInState } from './use-sign-in.js'

export interface SignInViewProps {
  state: SignInState
  actions: SignInActions
  fallback?: ReactNode
}

/** How the sign-in page looks in each of its states. */
export function SignInView({ state, actions, fallback }: SignInViewProps) {
  const { text } = useWords()
  switch (state.step) {
    case 'loading':
      return fallback ?? <Skeleton fields={2} />
    case 'unavailable':
      return <UnavailableView {...state} onRetry={actions.retry} />
    case 'signed-in':
      return <SignedInView {...state} onContinue={actions.continue} onSignOut={actions.signOut} />
    case 'no-method':
      return (
        <Outcome
          icon="door"
          title="noMethodTitle"
          actions={
            <PageLink page="home" tone="quiet">
              {text('home')}
            </PageLink>
          }
        >
          <p>{text('noMethod')}</p>
        </Outcome>
      )
    case 'form':
      return <SignInForm state={state} actions={actions} />
  }
}

interface SignInFormProps {
  state: Extract<SignInState, { step: 'form' }>
  actions: SignInActions
}

function SignInForm({ state, actions }: SignInFormProps) {
  const { text } = useWords()
  const { problem, isBusy, failure, clearings, canSignUp } = state
  const errorOf = (field: string) =>
    problem?.field === field ? text(problem.label, { count: problem.count ?? 0 }) : undefined
  return (
    <>
      <Heading key="form">{text('signIn')}</Heading>
      <Form problem={problem} onSubmit={actions.submit}>
        <EmailField error={errorOf('email')} />
        <PasswordField
          key={clearings}
          autoComplete="current-password"
          error={errorOf('password')}
          isHidden={isBusy}
        />
        <NextStep isBusy={isBusy} failure={failure}>
          {text('signIn')}
        </NextStep>
      </Form>
      {canSignUp && (
        <p className="lk-aside">
          {text('noAccount')} <PageLink page="signUp">{text('signUp')}</PageLink>
        </p>
      )}
    </>
  )
}
