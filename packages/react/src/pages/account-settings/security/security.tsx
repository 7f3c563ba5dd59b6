import { useWords } from '../../../words.js'
import { SectionHeading } from '../section-heading.js'
import type { SectionProps } from '../section-props.js'
import { AuthenticatorView } from './authenticator-view.js'
import { MailCodeView } from './mail-code-view.js'
import { PasskeyView } from './passkey-view.js'
import { PasswordView } from './password-view.js'
import { ProvidersView } from './providers-view.js'
import { useAuthenticator } from './use-authenticator.js'
import { useMailCode } from './use-mail-code.js'
import { usePasskey } from './use-passkey.js'
import { usePassword } from './use-password.js'
import { useProviders } from './use-providers.js'

/** The ways to sign in, each where the app offers it. */
export function Security(props: SectionProps) {
  const { user, project } = props
  const { credentialEnabled, passkeyEnabled, magicLinkEnabled, oauthProviders } = project.config
  return (
    <>
      <SectionHeading>{useWords().text('settingsSecurity')}</SectionHeading>
      {credentialEnabled && <Password {...props} />}
      {(passkeyEnabled || user.passkeyAuthEnabled) && <Passkey {...props} />}
      {magicLinkEnabled && <MailCode {...props} />}
      <Authenticator {...props} />
      {oauthProviders.length > 0 && <Providers {...props} />}
    </>
  )
}

function Password(props: SectionProps) {
  const [state, actions] = usePassword(props)
  return <PasswordView {...{ state, actions }} />
}

function Passkey(props: SectionProps) {
  const [state, actions] = usePasskey(props)
  return <PasskeyView {...{ state, actions }} />
}

function MailCode(props: SectionProps) {
  const [state, actions] = useMailCode(props)
  return <MailCodeView {...{ state, actions }} />
}

function Authenticator(props: SectionProps) {
  const [state, actions] = useAuthenticator(props)
  return <AuthenticatorView {...{ state, actions }} />
}

function Providers(props: SectionProps) {
  const [state, actions] = useProviders(props)
  return <ProvidersView {...{ state, actions }} />
}
