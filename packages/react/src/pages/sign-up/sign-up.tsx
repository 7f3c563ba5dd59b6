import { type ReactNode, useState } from 'react'
import { EmailField } from '../../ui/forms/email-field.js'
import { Form, type Problem } from '../../ui/forms/form.js'
import { Given } from '../../ui/given.js'
import { Heading } from '../../ui/heading.js'
import { mailIcon, offIcon } from '../../ui/more-icons.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink, signInLink } from '../../ui/page-link.js'
import { useWords } from '../../i18n/words.js'
import { NewPasswordField } from '../entry/new-password-field.js'
import { MailCodeView, SignedInView } from '../ways-in/lazy-views.js'
import { type LoadedProps, pageOf } from '../page/page-of.js'
import { OtherForm } from '../ways-in/other-form.js'
import { OtherWaysView } from '../ways-in/other-ways-view.js'
import { type SignUpActions, type SignUpForm, type SignUpState, useSignUp } from './use-sign-up.js'
import { texts as entry } from '../../locales/en/entry.js'
import { texts as several } from '../../locales/en/several.js'

export interface SignUpViewProps extends Pick<LoadedProps, 'page'> {
  state: SignUpState
  actions: SignUpActions
}

/** How the sign-up page looks in each of its states. */
export function SignUpView({ state, actions, page }: SignUpViewProps) {
  const { text, rich } = useWords()
  switch (state.step) {
    case 'signed-in':
      return <SignedInView {...state} onContinue={actions.continue} onSignOut={actions.signOut} />
    case 'off':
    case 'no-method':
      return (
        <Outcome
          icon={offIcon}
          title="signUpOffTitle"
          says={state.step === 'off' ? 'signUpOff' : 'noSignUpMethod'}
          actions={signInLink}
        />
      )
    case 'done':
      return (
        <Outcome
          icon={mailIcon}
          tone="success"
          title="signedUpTitle"
          actions={
            <NextStep {...state} onClick={actions.continue}>
              {text('continue')}
            </NextStep>
          }
        >
          <p role="status">{rich('signedUp', { email: <Given text={state.email} /> })}</p>
        </Outcome>
      )
    case 'mail-code':
      return <MailCodeView {...state} actions={actions} />
    case 'form':
      return <SignUpFormView {...{ state, actions }} terms={page.slots?.terms} />
  }
}

interface FormProps {
  state: SignUpForm
  actions: SignUpActions
  terms: ReactNode
}

function SignUpFormView({ state, actions, terms }: FormProps) {
  const { text } = useWords()
  const { way, others, busy } = state
  return (
    <>
      <Heading key="form">{text('signUp')}</Heading>
      {way && <AddressForm {...{ state, actions, terms }} />}
      <OtherWaysView
        ways={others}
        busy={busy}
        actions={actions}
        failure={way ? undefined : state.failure}
      />
      {!way && terms && <div className="lk-terms">{terms}</div>}
      <p className="lk-aside">
        {text('haveAccount')} <PageLink page="signIn" label="signIn" />
      </p>
    </>
  )
}

function AddressForm({ state, actions, terms }: FormProps) {
  const { text } = useWords()
  const { way, otherWay, email, problem, strength, busy, failure } = state
  const [hasAddress] = useState(email !== '')
  return (
    <Form problem={problem} onSubmit={actions.submit} onType={actions.type}>
      <EmailField
        defaultValue={email}
        error={problem?.field === 'email' ? <EmailError {...{ problem, way }} /> : undefined}
        autoComplete="email"
        hasFocus={!hasAddress && 'fine-pointer'}
        {...(way === 'mail' && { help: text('mailHelp'), enterKeyHint: 'send' })}
      />
      {way === 'password' && (
        <NewPasswordField
          strength={strength}
          isHidden={busy === 'form'}
          hasFocus={hasAddress && 'fine-pointer'}
        />
      )}
      <NextStep
        isBusy={busy === 'form'}
        isWaiting={state.isBusy}
        failure={failure}
        beside={
          <>
            {terms && <div className="lk-terms">{terms}</div>}
            {otherWay && <OtherForm way={otherWay} onChange={actions.changeWay} />}
          </>
        }
      >
        {text(way === 'mail' ? 'mailSend' : 'signUp')}
      </NextStep>
    </Form>
  )
}

function EmailError({ problem, way }: { problem: Problem; way: SignUpForm['way'] }) {
  const { text } = useWords()
  if (problem.label !== 'emailExists') return text(problem.label)
  return (
    <>
      {text('emailExists')} <PageLink page="signIn" label="signIn" />
      {way === 'password' && (
        <>
          {' '}
          <PageLink page="forgotPassword" label="forgotten" />
        </>
      )}
    </>
  )
}

export const english = { ...several, ...entry }

/** The sign-up page. */
export const Page = pageOf(useSignUp, SignUpView)
