import type { TeamConnection } from '@latchkey/core'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { SecretValue } from '../../../../ui/secret-value.js'
import { GuideLinks } from '../guides.js'

/** The values of the service to enter at the identity provider. */
export function ProviderValues({ connection }: { connection: TeamConnection }) {
  const { text } = useTranslation(texts)
  const { type, oidc, saml } = connection
  return (
    <section className="card" id="provider-values">
      <h2>{text('providerValues')}</h2>
      <p className="muted">{text('providerValuesHelp')}</p>
      <GuideLinks guide={type} />
      {oidc && (
        <>
          <SecretValue label={text('redirectUrl')} value={oidc.redirectUrl} />
          <SecretValue
            label={text('backChannelLogoutUrl')}
            value={oidc.backChannelLogoutUrl}
            help={text('backChannelLogoutUrlHelp')}
          />
        </>
      )}
      {saml && (
        <>
          <SecretValue
            label={text('serviceEntityId')}
            value={saml.serviceProviderEntityId}
            help={text('serviceEntityIdHelp')}
          />
          <SecretValue label={text('acsUrl')} value={saml.acsUrl} help={text('acsUrlHelp')} />
        </>
      )}
    </section>
  )
}
