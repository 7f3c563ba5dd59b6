import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.js'
import { SectionHeading } from '../section-heading.js'
import type { SectionProps } from '../section-props.js'
import { withState } from '../../page-frame/with-state.js'
import { EmailCodeSettingView } from './email-code-setting-view.js'
import { AuthenticatorView } from './authenticator-view.js'
import { Passkeys } from './passkeys/passkeys.js'
import { PasswordView } from './password-view.js'
import { ProvidersView } from './providers-view.js'
import { RecoveryCodes } from './recovery-codes.js'
import { useEmailCodeSetting } from './use-email-code-setting.js'
import { useAuthenticator } from './use-authenticator.js'
import { usePassword } from './use-password.js'
import { useProviders } from './use-providers.js'

const Password = withState(usePassword, PasswordView)
const EmailCodeSetting = withState(useEmailCodeSetting, EmailCodeSettingView)
const Authenticator = withState(useAuthenticator, AuthenticatorView)
const Providers = withState(useProviders, ProvidersView)

/** The sign-in methods that the app offers. */
export function Security(props: SectionProps) {
  const { user, project } = props
  const [isNewFactor, setNewFactor] = useState(false)
  const { credentialEnabled, passkeyEnabled, magicLinkEnabled, oauthProviders } = project.config
  return (
    <>
      <SectionHeading>{useTranslation().text('settingsSecurity')}</SectionHeading>
      {credentialEnabled && <Password {...props} />}
      {(passkeyEnabled || user.passkeyAuthEnabled) && <Passkeys {...props} />}
      {magicLinkEnabled && <EmailCodeSetting {...props} />}
      <Authenticator {...props} onTurnedOn={() => setNewFactor(true)} />
      {user.isMultiFactorRequired && <RecoveryCodes {...props} isNew={isNewFactor} />}
      {oauthProviders.length > 0 && <Providers {...props} />}
    </>
  )
}
