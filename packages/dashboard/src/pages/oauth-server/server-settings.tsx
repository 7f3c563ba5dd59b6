import type { OAuthServer } from '@latchkey/core/admin'
import { changesOf } from '../../data/changes-of.js'
import { useAdmin } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { Box } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'
import { SecretValue } from '../../ui/secret-value.js'
import { ConsentUrlField } from './consent-url-field.js'
import { SecureUrlField } from './secure-url-field.js'

interface PartProps {
  server: OAuthServer
}

/** The pages of the app to which clients lead users: one asks for their consent, one signs them out. */
export function Pages({ server }: PartProps) {
  const { consentUrl, signOutUrl } = server
  const { text } = useTranslation(texts)
  const app = useAdmin()
  return (
    <section className="card">
      <h2>{text('oauthPages')}</h2>
      <Form
        submit={text('save')}
        onSubmit={(fields) =>
          app.updateOAuthServer(
            changesOf(server, {
              consentUrl: textOf(fields, 'consentUrl'),
              signOutUrl: textOf(fields, 'signOutUrl') || null,
            }),
          )
        }
      >
        <ConsentUrlField defaultValue={consentUrl ?? undefined} />
        <SecureUrlField
          isPage
          label={text('signOutUrl')}
          name="signOutUrl"
          placeholder="https://app.example.com/handler/sign-out"
          defaultValue={signOutUrl ?? undefined}
          help={text('signOutUrlHelp')}
        />
      </Form>
    </section>
  )
}

/** Whether clients that no admin created can ask users for access. */
export function UnverifiedClients({ server }: PartProps) {
  const { allowsMetadataDocuments, allowsRegistration } = server
  const { text } = useTranslation(texts)
  const app = useAdmin()
  return (
    <section className="card">
      <h2>{text('unverifiedClients')}</h2>
      <p className="muted">{text('unverifiedClientsHelp')}</p>
      <Form
        submit={text('save')}
        onSubmit={(fields) =>
          app.updateOAuthServer(
            changesOf(server, {
              allowsMetadataDocuments: isTicked(fields, 'allowsMetadataDocuments'),
              allowsRegistration: isTicked(fields, 'allowsRegistration'),
            }),
          )
        }
      >
        <div>
          <Box
            label={text('allowMetadataDocuments')}
            name="allowsMetadataDocuments"
            defaultChecked={allowsMetadataDocuments}
            help={text('allowMetadataDocumentsHelp')}
          />
          <Box
            label={text('allowRegistration')}
            name="allowsRegistration"
            defaultChecked={allowsRegistration}
            help={text('allowRegistrationHelp')}
          />
        </div>
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
