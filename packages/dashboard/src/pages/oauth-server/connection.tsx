import type { OAuthClient, OAuthServer } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { CodeBlock } from '../../ui/code-block.js'
import { SecretValue } from '../../ui/secret-value.js'
import { connectionCode } from './connection-code.js'

/** The npm package that the code uses. */
const LIBRARY = 'openid-client'

interface ConnectionProps {
  client: OAuthClient
  server: OAuthServer
  /** The secret of a client that was created just now. */
  secret?: string | null
  /** Whether it replaces the form that created the client. */
  isNew?: boolean
}

/** The ID of a client, the issuer, and the code with which the client gets tokens. */
export function Connection({ client, server, secret = null, isNew = false }: ConnectionProps) {
  const { text } = useTranslation(texts)
  return (
    <div className="stack">
      <div>
        {secret !== null && (
          <SecretValue
            label={text('clientSecret')}
            value={secret}
            help={text('copyClientSecretNow')}
            hasFocus
          />
        )}
        <SecretValue
          label={text('clientId')}
          value={client.id}
          hasFocus={isNew && secret === null}
        />
        <SecretValue label={text('issuer')} value={server.issuer} />
      </div>
      <div>
        <p className="muted">{text('connectHelp')}</p>
        <CodeBlock title={LIBRARY} code={connectionCode(client, server)} />
      </div>
    </div>
  )
}
