import type { CreatedScimToken, ScimToken, TeamSingleSignOn } from '@latchkey/core'
import { useQuery } from '@latchkey/react'
import { useState } from 'react'
import { useAdminQuery } from '../../../../data/admin-context.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { ConfirmButton } from '../../../../ui/confirm-button.js'
import { DialogButton } from '../../../../ui/dialog.js'
import { Field } from '../../../../ui/field.js'
import { Form, textOf } from '../../../../ui/form.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { SettingsRows } from '../../../../ui/lists/settings-rows.js'
import { RelativeTime } from '../../../../ui/times/relative-time.js'
import { SecretValue } from '../../../../ui/secret-value.js'
import { ShownOnce } from '../../../../ui/shown-once.js'

export interface ProvisioningProps {
  connectionId: string
  singleSignOn: TeamSingleSignOn
}

/** The SCIM tokens of a connection. */
export function ScimTokens({ connectionId, singleSignOn }: ProvisioningProps) {
  const { text } = useTranslation(texts)
  const tokens = useQuery(useAdminQuery(singleSignOn, 'listScimTokens', connectionId))
  return (
    <>
      {tokens.length === 0 && <p className="muted">{text('noScimTokens')}</p>}
      <SettingsRows>
        {tokens.map((token) => (
          <Token
            key={token.id}
            token={token}
            revoke={() => singleSignOn.revokeScimToken(connectionId, token.id)}
          />
        ))}
      </SettingsRows>
      <p className="actions">
        <DialogButton label={text('newScimToken')} title={text('newScimToken')}>
          {(close, setTitle) => (
            <NewToken
              connectionId={connectionId}
              singleSignOn={singleSignOn}
              close={close}
              setTitle={setTitle}
            />
          )}
        </DialogButton>
      </p>
    </>
  )
}

function Token({ token, revoke }: { token: ScimToken; revoke(): Promise<unknown> }) {
  const { text, rich } = useTranslation(texts)
  const { description, value, createdAt, lastUsedAt } = token
  const name = description || text('unnamedToken')
  return (
    <li>
      <div>
        <h3>
          <IsolatedText text={name} /> <code dir="ltr">…{value.lastFour}</code>
        </h3>
        <p className="muted">
          {rich('createdWhen', { when: <RelativeTime at={createdAt} /> })} ·{' '}
          {lastUsedAt
            ? rich('scimTokenUsed', { when: <RelativeTime at={lastUsedAt} /> })
            : text('scimTokenUnused')}
        </p>
      </div>
      <ConfirmButton
        effect="destructive"
        label={text('revoke')}
        ariaLabel={text('revokeNamed', { name })}
        title={rich('revokeQuotedTitle', { name: <IsolatedText text={name} /> })}
        confirm={text('revokeScimToken')}
        onConfirm={revoke}
      >
        {text('revokeScimTokenHelp')}
      </ConfirmButton>
    </li>
  )
}

interface NewTokenProps extends ProvisioningProps {
  close(): void
  /** Replaces the title of the dialog. */
  setTitle(title: string): void
}

/** Creates a token and shows it. The service stores a hash, so this is the only time. */
function NewToken({ connectionId, singleSignOn, close, setTitle }: NewTokenProps) {
  const { text } = useTranslation(texts)
  const [created, setCreated] = useState<CreatedScimToken>()
  if (created)
    return (
      <ShownOnce onDone={close}>
        <SecretValue
          label={text('scimToken')}
          value={created.value}
          help={text('copyScimTokenNow')}
          hasFocus
        />
        <SecretValue
          label={text('scimBaseUrl')}
          value={created.baseUrl}
          help={text('scimBaseUrlHelp')}
        />
      </ShownOnce>
    )
  return (
    <Form
      submit={text('createScimToken')}
      onSubmit={async (fields) => {
        setCreated(
          await singleSignOn.createScimToken(connectionId, {
            description: textOf(fields, 'description'),
          }),
        )
        setTitle(text('scimTokenCreated'))
      }}
    >
      <Field
        label={text('description')}
        name="description"
        autoComplete="off"
        help={text('scimDescriptionHelp')}
      />
    </Form>
  )
}
