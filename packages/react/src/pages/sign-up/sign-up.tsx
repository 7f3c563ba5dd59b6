import { type ReactNode, useState } from 'react'
import { EmailField } from '../../ui/forms/credential-fields.js'
import { Form, type Problem } from '../../ui/forms/form.js'
import { UserText } from '../../ui/user-text.js'
import { Heading } from '../../ui/heading.js'
import { mailIcon, offIcon } from '../../ui/more-icons.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { PageLink, signInLink } from '../../ui/page-link.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { NewPasswordField } from '../entry/new-password-field.js'
import {
  AddressFirstForm,
  ChangeAddressLink,
  EmailCodeView,
  LeavingForSsoView,
  SignedInView,
  SsoButton,
} from '../sign-in-methods/lazy-views.js'
import { type LoadedProps, createPage } from '../page-frame/create-page.js'
import {
  SwitchMethodLink,
  AlternativeMethodsView,
} from '../sign-in-methods/alternative-methods-view.js'
import { isFormButton } from '../sign-in-methods/use-sign-in-attempt.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { type SignUpForm, useSignUp } from './use-sign-up.js'

export interface SignUpViewProps extends ViewProps<typeof useSignUp>, Pick<LoadedProps, 'page'> {}

/** Renders the sign-up page in each of its states. */
export function SignUpView({ state, actions, page }: SignUpViewProps) {
  const { text, rich } = useTranslation()
  switch (state.step) {
    case 'signed-in':
      return <SignedInView {...state} onContinue={actions.continue} onSignOut={actions.signOut} />
    case 'off':
    case 'no-method':
      return (
        <Outcome
          icon={offIcon}
          title="signUpOffTitle"
          message={state.step === 'off' ? 'signUpOff' : 'noSignUpMethod'}
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
            <PrimaryAction {...state} onClick={actions.continue}>
              {text('continue')}
            </PrimaryAction>
          }
        >
          <p role="status">{rich('signedUp', { email: <UserText text={state.email} /> })}</p>
        </Outcome>
      )
    case 'leaving':
      return <LeavingForSsoView {...state} />
    case 'mail-code':
      return <EmailCodeView {...state} actions={actions} />
    case 'form':
      return <SignUpFormView {...{ state, actions }} terms={page.slots?.terms} />
  }
}

interface FormProps extends StepProps<typeof useSignUp, 'form'> {
  terms: ReactNode
}

function SignUpFormView({ state, actions, terms }: FormProps) {
  const { text } = useTranslation()
  const { method, alternatives, busy } = state
  const isAddressAsked = state.addressFirst?.checked === null
  const hasForm = method !== null || isAddressAsked
  const isOfForm = hasForm && isFormButton(state.pressed)
  const formState = isOfForm ? state : { ...state, failure: null }
  return (
    <>
      <Heading key={isAddressAsked ? 'address' : 'form'}>{text('signUp')}</Heading>
      {isAddressAsked ? (
        <AddressFirstForm {...formState} actions={actions} />
      ) : (
        method && <AddressForm state={formState} {...{ actions, terms }} />
      )}
      <AlternativeMethodsView
        methods={alternatives}
        busy={busy}
        actions={actions}
        isAlone={!hasForm}
        pressed={state.pressed}
        failure={isOfForm ? null : state.failure}
      />
      {!method && terms && <div className="lk-terms">{terms}</div>}
      <p className="lk-aside">
        {text('haveAccount')} <PageLink page="signIn" label="signIn" />
      </p>
    </>
  )
}

function AddressForm({ state, actions, terms }: FormProps) {
  const { text } = useTranslation()
  const { method, otherMethod, alternatives, email, problem, strength, busy, failure } = state
  const [hasAddress] = useState(email !== '')
  const checked = state.addressFirst?.checked
  const connection = checked?.connection
  return (
    <>
      {connection && (
        <SsoButton {...{ connection, busy, actions }} blocker={alternatives.blocker} />
      )}
      <Form problem={problem} onSubmit={actions.submit} onType={actions.type}>
        <EmailField
          defaultValue={email}
          error={problem?.field === 'email' ? <EmailError {...{ problem, method }} /> : undefined}
          hasFocus={!hasAddress && 'fine-pointer'}
          {...(checked && {
            readOnly: true,
            labelEnd: <ChangeAddressLink {...{ busy, actions }} />,
          })}
          {...(method === 'mail' && { help: text('mailHelp'), enterKeyHint: 'send' })}
        />
        {method === 'password' && (
          <NewPasswordField
            strength={strength}
            isHidden={busy === 'form'}
            hasFocus={hasAddress && !connection && 'fine-pointer'}
          />
        )}
        <PrimaryAction
          tone={connection ? 'quiet' : undefined}
          isBusy={busy === 'form'}
          isWaiting={state.isBusy}
          failure={failure}
        >
          {text(method === 'mail' ? 'mailSend' : 'signUp')}
        </PrimaryAction>
        {terms && <div className="lk-terms">{terms}</div>}
        {otherMethod && <SwitchMethodLink method={otherMethod} onChange={actions.switchMethod} />}
      </Form>
    </>
  )
}

function EmailError({ problem, method }: { problem: Problem; method: SignUpForm['method'] }) {
  const { text } = useTranslation()
  if (problem.label !== 'emailExists') return text(problem.label)
  return (
    <>
      {text('emailExists')}{' '}
      <span className="lk-links">
        <PageLink page="signIn" label="signIn" />
        {method === 'password' && <PageLink page="forgotPassword" label="forgotten" />}
      </span>
    </>
  )
}

export { texts as english } from '../../locales/en/sign-in.js'

/** The sign-up page. */
export const Page = createPage(useSignUp, SignUpView)
