import type { SsoConnection } from '@latchkey/core'
import type { RedirectBlocker } from '../../lib/platform.js'
import { Button } from '../../ui/forms/button.js'
import { EmailField, type EmailFieldProps } from '../../ui/forms/credential-fields.js'
import { Form, type Problem } from '../../ui/forms/form.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { spinner } from '../../ui/more-icons.js'
import { Outcome } from '../../ui/outcome.js'
import { RedirectBlockerLine } from '../../ui/providers/redirect-blocker-line.js'
import { UserText } from '../../ui/user-text.js'
import { useTranslation } from '../../i18n/use-translation.js'
import type { SignInAttempt } from './use-sign-in-attempt.js'
import type { AddressFirstActions } from './use-address-first.js'

export interface AddressFirstFormProps
  extends Pick<SignInAttempt, 'busy' | 'failure'>, Pick<EmailFieldProps, 'autoComplete'> {
  email: string
  problem: Problem | null
  actions: AddressFirstActions
}

/** Asks for the address, which decides about the sign-in methods. */
export const AddressFirstForm = ({
  email,
  problem,
  busy,
  failure,
  autoComplete,
  actions,
}: AddressFirstFormProps) => (
  <Form problem={problem} onSubmit={actions.submitAddress}>
    <EmailField defaultValue={email} hasFocus="fine-pointer" {...{ autoComplete }} />
    <PrimaryAction isBusy={busy === 'form'} isWaiting={busy !== null} failure={failure}>
      {useTranslation().text('continue')}
    </PrimaryAction>
  </Form>
)

export interface ChangeAddressLinkProps extends Pick<SignInAttempt, 'busy'> {
  actions: AddressFirstActions
}

/** Goes back from the other sign-in methods to the field of the address. */
export const ChangeAddressLink = ({ busy, actions }: ChangeAddressLinkProps) => (
  <button
    className="lk-link"
    type="button"
    disabled={busy !== null}
    onClick={actions.changeAddress}
  >
    {useTranslation().text('mailCodeEdit')}
  </button>
)

export interface SsoButtonProps extends ChangeAddressLinkProps {
  connection: SsoConnection
  /** The reason why this page must not navigate to a provider. */
  blocker: RedirectBlocker | null
}

/** The first choice for an address whose identity provider is not the only method. */
export function SsoButton({ connection, blocker, busy, actions }: SsoButtonProps) {
  const { text, rich } = useTranslation()
  return (
    <div className="lk-other-ways">
      <RedirectBlockerLine blocker={blocker} />
      <Button
        isBusy={busy === 'sso'}
        isWaiting={busy !== null || blocker !== null}
        onClick={actions.signInWithSso}
      >
        {rich('continueWith', { provider: <UserText text={connection.displayName} /> })}
      </Button>
      <p className="lk-divider">{text('or')}</p>
    </div>
  )
}

/** Shown while the page leaves for the identity provider. */
export const LeavingForSsoView = ({ name }: { name: string }) => (
  <Outcome icon={spinner} title="ssoLeaving" names={{ provider: <UserText text={name} /> }} />
)
