import type { CreatedOAuthClient, OAuthServer } from '@latchkey/core/admin'
import { useState } from 'react'
import { useAdmin } from '../../data/admin-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Form } from '../../ui/form.js'
import { OptionCards } from '../../ui/forms/option-cards.js'
import { ShownOnce } from '../../ui/shown-once.js'
import { ClientFields, clientOf } from './client-fields.js'
import { type ClientKind, clientKinds, kindSettings } from './client-kinds.js'
import { Connection } from './connection.js'
import { kindTexts } from './kind-texts.js'

interface NewClientProps {
  server: OAuthServer
  close(): void
  /** Replaces the title of the dialog. */
  setTitle(title: string): void
}

/** Creates a client and shows its secret. The service stores a hash, so this is the only time. */
export function NewClient({ server, close, setTitle }: NewClientProps) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const [kind, setKind] = useState<ClientKind>('web')
  const [created, setCreated] = useState<CreatedOAuthClient>()
  if (created)
    return (
      <ShownOnce isLost={created.clientSecret !== null} onDone={close}>
        <Connection client={created} server={server} secret={created.clientSecret} isNew />
      </ShownOnce>
    )
  const { tokenEndpointAuthMethod, grantTypes } = kindSettings[kind]
  return (
    <Form
      submit={text('createOAuthClient')}
      onSubmit={async (fields) => {
        setCreated(
          await app.createOAuthClient({
            ...clientOf(fields, kind, { text }),
            tokenEndpointAuthMethod,
            grantTypes,
          }),
        )
        setTitle(text('oauthClientCreated'))
      }}
    >
      <OptionCards<ClientKind>
        title={text('clientKind')}
        name="kind"
        options={clientKinds.map((value) => ({
          value,
          title: text(kindTexts[value].name),
          help: text(kindTexts[value].help),
        }))}
        value={kind}
        onChange={setKind}
      />
      <ClientFields kind={kind} server={server} />
    </Form>
  )
}
