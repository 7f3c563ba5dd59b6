import type { OAuthServer } from '@latchkey/core/admin'
import { useAdmin } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { Form, textOf } from '../../ui/form.js'
import { SecretValue } from '../../ui/secret-value.js'
import { ConsentUrlField } from './consent-url-field.js'

interface PartProps {
  server: OAuthServer
}

/** The page that asks users for their consent. */
export function ConsentPage({ server: { consentUrl } }: PartProps) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  return (
    <section className="card">
      <h2>{text('consentPage')}</h2>
      <Form
        submit={text('save')}
        onSubmit={(fields) => app.updateOAuthServer({ consentUrl: textOf(fields, 'consentUrl') })}
      >
        <ConsentUrlField defaultValue={consentUrl ?? undefined} />
      </Form>
    </section>
  )
}

/** The URL of the OAuth metadata, whose path begins with the well-known one (RFC 8414, section 3.1). */
function oauthMetadataUrl(issuer: string): string {
  const { origin, pathname } = new URL(issuer)
  return `${origin}/.well-known/oauth-authorization-server${pathname}`
}

/** The addresses that clients are configured with. */
export function Addresses({ server: { issuer } }: PartProps) {
  const { text } = useTranslation(texts)
  return (
    <section className="card">
      <h2>{text('oauthAddresses')}</h2>
      <p className="muted">{text('oauthAddressesHelp')}</p>
      <SecretValue label={text('issuer')} value={issuer} />
      <SecretValue
        label={text('openIdMetadata')}
        value={`${issuer}/.well-known/openid-configuration`}
      />
      <SecretValue label={text('oauthMetadata')} value={oauthMetadataUrl(issuer)} />
    </section>
  )
}

/** Turns the OAuth server off, which ends every grant. */
export function TurnOff() {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  return (
    <section className="card danger-zone">
      <h2>{text('turnOffOAuth')}</h2>
      <p className="muted">{text('turnOffOAuthHelp')}</p>
      <p className="actions">
        <ConfirmButton
          effect="destructive"
          label={text('turnOff')}
          ariaLabel={text('turnOffOAuth')}
          title={text('turnOffOAuthTitle')}
          confirm={text('turnOffOAuth')}
          onConfirm={() => app.updateOAuthServer({ isEnabled: false })}
        >
          {text('turnOffOAuthWarning')}
        </ConfirmButton>
      </p>
    </section>
  )
}
