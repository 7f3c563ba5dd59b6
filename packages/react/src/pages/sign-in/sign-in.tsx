import { useState } from 'react'
import { Button } from '../../ui/forms/button.js'
import { EmailField } from '../../ui/forms/email-field.js'
import { Form } from '../../ui/forms/form.js'
import { Heading } from '../../ui/heading.js'
import { NextStep } from '../../ui/forms/next-step.js'
import { Outcome } from '../../ui/outcome.js'
import { homeLink, PageLink } from '../../ui/page-link.js'
import { PasswordField } from '../../ui/forms/password-field.js'
import { useWords } from '../../i18n/words.js'
import { MailCodeView, SignedInView, SignInAgainView } from '../ways-in/lazy-views.js'
import { OtherForm } from '../ways-in/other-form.js'
import { OtherWaysView } from '../ways-in/other-ways-view.js'
import type { ViewProps } from '../page/view-props.js'
import { type SignInActions, type SignInForm, useSignIn } from './use-sign-in.js'
import { offIcon } from '../../ui/more-icons.js'
import { pageOf } from '../page/page-of.js'

/** How the sign-in page looks in each of its states. */
export function SignInView({ state, actions }: ViewProps<typeof useSignIn>) {
  switch (state.step) {
    case 'signed-in':
      return <SignedInView {...state} onContinue={actions.continue} onSignOut={actions.signOut} />
    case 'no-method':
      return <Outcome icon={offIcon} says="noMethod" actions={homeLink} />
    case 'mail-code':
      return <MailCodeView {...state} actions={actions} />
    case 'form':
      return <SignInFormView {...{ state, actions }} />
  }
}

interface FormProps {
  state: SignInForm
  actions: SignInActions
}

function SignInFormView({ state, actions }: FormProps) {
  const { text } = useWords()
  const { way, others, busy, again, canSignUp, allowsAnonymous } = state
  return (
    <>
      <Heading key="form">{text(again ? 'signInOnceMoreTitle' : 'signIn')}</Heading>
      {again && <SignInAgainView user={again} />}
      {way && <AddressForm {...{ state, actions }} />}
      <OtherWaysView
        ways={others}
        busy={busy}
        actions={actions}
        failure={way ? undefined : state.failure}
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
      </OtherWaysView>
      {again && (
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
  const { text } = useWords()
  const { way, otherWay, others, email, problem, busy, failure, clearings } = state
  // An address that is filled in already leaves only the password to type.
  const [hasAddress] = useState(email !== '')
  return (
    <Form problem={problem} onSubmit={actions.submit}>
      <EmailField
        defaultValue={email}
        hasFocus={!hasAddress && 'fine-pointer'}
        autoComplete={others.passkey ? 'username webauthn' : 'username'}
        {...(way === 'mail' && { help: text('mailHelp'), enterKeyHint: 'send' })}
      />
      {way === 'password' && (
        <PasswordField
          key={clearings}
          autoComplete="current-password"
          labelEnd={<PageLink page="forgotPassword" label="forgotten" />}
          isHidden={busy === 'form'}
          hasFocus={hasAddress && 'fine-pointer'}
        />
      )}
      <NextStep
        isBusy={busy === 'form'}
        isWaiting={state.isBusy}
        failure={failure}
        beside={otherWay && <OtherForm way={otherWay} onChange={actions.changeWay} />}
      >
        {text(way === 'mail' ? 'mailSend' : 'signIn')}
      </NextStep>
    </Form>
  )
}

export { texts as english } from '../../locales/en/entry.js'

/** The sign-in page. */
export const Page = pageOf(useSignIn, SignInView)
