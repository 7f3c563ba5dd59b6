import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { Button } from '../../ui/forms/button.js'
import { PasswordField } from '../../ui/forms/credential-fields.js'
import { Field } from '../../ui/forms/field.js'
import { Form } from '../../ui/forms/form.js'
import { PrimaryAction } from '../../ui/forms/primary-action.js'
import { ProviderMark } from '../../ui/providers/provider-mark.js'
import { UserText } from '../../ui/user-text.js'
import type { StepProps } from '../page-frame/with-state.js'
import { CopyValue } from './copy-value.js'
import { MetadataField } from './metadata-field.js'
import { type SetupAct, setupProviders } from './providers.js'
import type { SavedValues, useSsoSetup } from './use-sso-setup.js'

/** Asks which identity provider the customer has. */
export function ProviderChoiceView({ state, actions }: StepProps<typeof useSsoSetup, 'provider'>) {
  const { text, rich } = useTranslation()
  const verified = state.setup.domains.find(({ verifiedAt }) => verifiedAt !== null)
  return (
    <>
      {verified && (
        <div className="lk-text lk-lead">
          <p role="status">
            {rich('ssoDomainVerified', { domain: <UserText text={verified.domain} /> })}
          </p>
        </div>
      )}
      <div className="lk-ways lk-choices">
        {setupProviders.map((provider) => (
          <Button key={provider.id} tone="quiet" onClick={() => actions.chooseProvider(provider)}>
            <span className="lk-way">
              <ProviderMark id={provider.markId ?? provider.id} />
              <span>
                {provider.isProtocol
                  ? text('ssoOtherProvider', { protocol: provider.name })
                  : provider.name}
              </span>
            </span>
          </Button>
        ))}
      </div>
      <Button tone="plain" onClick={() => actions.continue('domain')}>
        {text('ssoDomainBack')}
      </Button>
    </>
  )
}

/** Shows the values for the provider, and asks for those that it has issued. Their names are those of the protocols. */
export function ConnectView({ state, actions }: StepProps<typeof useSsoSetup, 'connect'>) {
  const { text } = useTranslation()
  const { provider, saved, setup, problem, isBusy, failure } = state
  const { redirectUrl, acsUrl, serviceProviderEntityId } = setup.providerValues
  const isOidc = provider.type === 'oidc'
  return (
    <ol className="lk-steps">
      <li>
        <p>
          {provider.isProtocol
            ? text('ssoCreateAtProvider')
            : text('ssoCreateIn', { console: provider.console ?? provider.name })}
        </p>
        <ol className="lk-acts">
          {provider.acts.map((act) => (
            <li key={act.text}>
              <ActText {...act} />
            </li>
          ))}
        </ol>
        {isOidc ? (
          <CopyValue label="Redirect URI" value={redirectUrl} />
        ) : (
          <>
            <CopyValue label="ACS URL" value={acsUrl} />
            <CopyValue label="Entity ID" value={serviceProviderEntityId} />
          </>
        )}
      </li>
      <li>
        <p>{text(provider.hasMetadataFile ? 'ssoValuesMetadata' : 'ssoValuesEnter')}</p>
        <Form problem={problem} onSubmit={actions.connect}>
          {isOidc ? (
            <OidcFields example={provider.issuer} saved={saved} />
          ) : (
            <MetadataField hasUrl={!provider.hasMetadataFile} />
          )}
          <PrimaryAction
            {...{ isBusy, failure }}
            beside={
              <Button tone="plain" isWaiting={isBusy} onClick={() => actions.continue('provider')}>
                {text('ssoProviderChange')}
              </Button>
            }
          >
            {text('continue')}
          </PrimaryAction>
        </Form>
      </li>
    </ol>
  )
}

/** The text of an act. The names in the console stand out. */
function ActText({ text: key, names }: SetupAct) {
  const { rich } = useTranslation()
  const values: Record<string, ReactNode> = {}
  for (const [name, value] of Object.entries(names ?? {}))
    values[name] = (
      <strong dir="ltr" lang="en">
        {value}
      </strong>
    )
  return rich(key, values)
}

const plainText = { dir: 'ltr', autoCapitalize: 'none', spellCheck: false, required: true } as const

interface OidcFieldsProps {
  example: string | undefined
  saved: SavedValues | null
}

function OidcFields({ example, saved }: OidcFieldsProps) {
  return (
    <>
      <Field
        {...plainText}
        label="Issuer URL"
        name="issuer"
        type="url"
        placeholder={example}
        defaultValue={saved?.issuer}
      />
      <Field
        {...plainText}
        label="Client ID"
        name="clientId"
        autoComplete="off"
        defaultValue={saved?.clientId}
      />
      <PasswordField label="Client secret" name="clientSecret" autoComplete="new-password" />
    </>
  )
}
