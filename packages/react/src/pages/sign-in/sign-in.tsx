import { useState } from 'react'
import { Button } from '../../ui/forms/button.js'
import { EmailField, PasswordField } from '../../ui/forms/credential-fields.js'
import { Form } from '../../ui/forms/form.js'
import { Heading } from '../../ui/heading.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { Outcome } from '../../ui/outcome.js'
import { homeLink, PageLink } from '../../ui/page-link.js'
import { useTranslation } from '../../i18n/use-translation.js'
import {
  AddressFirstForm,
  ChangeAddressLink,
  EmailCodeView,
  LeavingForSsoView,
  SignedInView,
  SignInAgainView,
  SsoButton,
} from '../sign-in-methods/lazy-views.js'
import {
  SwitchMethodLink,
  AlternativeMethodsView,
} from '../sign-in-methods/alternative-methods-view.js'
import { isFormButton } from '../sign-in-methods/use-sign-in-attempt.js'
import type { StepProps, ViewProps } from '../page-frame/with-state.js'
import { useSignIn } from './use-sign-in.js'
import { offIcon } from '../../ui/more-icons.js'
import { createPage } from '../page-frame/create-page.js'

/** Renders the sign-in page in each of its states. */
export function SignInView({ state, actions }: ViewProps<typeof useSignIn>) {
  switch (state.step) {
    case 'signed-in':
      return <SignedInView {...state} onContinue={actions.continue} onSignOut={actions.signOut} />
    case 'no-method':
      return <Outcome icon={offIcon} message="noMethod" actions={homeLink} />
    case 'leaving':
      return <LeavingForSsoView {...state} />
    case 'mail-code':
      return <EmailCodeView {...state} actions={actions} />
    case 'form':
      return <SignInFormView {...{ state, actions }} />
  }
}

type FormProps = StepProps<typeof useSignIn, 'form'>

function SignInFormView({ state, actions }: FormProps) {
  const { text } = useTranslation()
  const { method, alternatives, busy, signInAgainUser, canSignUp, allowsAnonymous } = state
  const isAddressAsked = state.addressFirst?.checked === null
  const hasForm = method !== null || isAddressAsked
  const isUserNamed = hasForm && state.email === signInAgainUser?.primaryEmail
  const isOfForm = hasForm && isFormButton(state.pressed)
  const offersSignOut = state.failure?.kind === 'refused' && state.failure.signOut
  const formState = isOfForm ? state : { ...state, failure: null }
  return (
    <>
      <Heading key={isAddressAsked ? 'address' : 'form'}>
        {text(signInAgainUser ? 'signInOnceMoreTitle' : 'signIn')}
      </Heading>
      {signInAgainUser && <SignInAgainView user={isUserNamed ? null : signInAgainUser} />}
      {isAddressAsked ? (
        <AddressFirstForm
          {...formState}
          autoComplete={alternatives.passkey ? 'username webauthn' : 'username'}
          actions={actions}
        />
      ) : (
        method && <AddressForm state={formState} {...{ actions }} />
      )}
      <AlternativeMethodsView
        methods={alternatives}
        busy={busy}
        actions={actions}
        isAlone={!hasForm}
        pressed={state.pressed}
        failure={isOfForm ? null : state.failure}
      >
        {allowsAnonymous && (
          <Button
            tone="plain"
            isBusy={busy === 'guest'}
            isWaiting={state.isBusy}
            onClick={actions.signInAnonymously}
          >
            {text('signInAnonymously')}
          </Button>
        )}
      </AlternativeMethodsView>
      {signInAgainUser && !offersSignOut && (
        <Button tone="plain" isWaiting={state.isBusy} onClick={actions.signOut}>
          {text('signOut')}
        </Button>
      )}
      {canSignUp && (
        <p className="lk-aside">
          {text('noAccount')} <PageLink page="signUp" label="signUp" />
        </p>
      )}
    </>
  )
}

function AddressForm({ state, actions }: FormProps) {
  const { text } = useTranslation()
  const { method, otherMethod, alternatives, email, problem, busy, failure, resetCount } = state
  // With a prefilled email address, only the password is missing.
  const [hasAddress] = useState(email !== '')
  const checked = state.addressFirst?.checked
  const connection = checked?.connection
  return (
    <>
      {connection && (
        <SsoButton {...{ connection, busy, actions }} blocker={alternatives.blocker} />
      )}
      <Form problem={problem} onSubmit={actions.submit}>
        <EmailField
          defaultValue={email}
          hasFocus={!hasAddress && 'fine-pointer'}
          autoComplete={alternatives.passkey ? 'username webauthn' : 'username'}
          {...(checked && {
            readOnly: true,
            labelEnd: <ChangeAddressLink {...{ busy, actions }} />,
          })}
          {...(method === 'mail' && { help: text('mailHelp'), enterKeyHint: 'send' })}
        />
        {method === 'password' && (
          <PasswordField
            key={resetCount}
            autoComplete="current-password"
            labelEnd={<PageLink page="forgotPassword" label="forgotten" />}
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
          {text(method === 'mail' ? 'mailSend' : 'signIn')}
        </PrimaryAction>
        {otherMethod && <SwitchMethodLink method={otherMethod} onChange={actions.switchMethod} />}
      </Form>
    </>
  )
}

export { texts as english } from '../../locales/en/sign-in.js'

/** The sign-in page. */
export const Page = createPage(useSignIn, SignInView)
