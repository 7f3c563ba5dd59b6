import type { OAuthServer } from '@latchkey/core/admin'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Box, BoxGroup } from '../../ui/field.js'
import { IsolatedText, LeftToRight } from '../../ui/isolated-text.js'
import { type ClientKind, kindSettings } from './client-kinds.js'

/** The scopes of OpenID Connect, with the keys of the texts that describe them. */
const openIdScopes = [
  ['openid', 'scopeOpenId'],
  ['profile', 'scopeProfile'],
  ['email', 'scopeEmail'],
  ['offline_access', 'scopeOfflineAccess'],
] as const

interface ScopeChoiceProps {
  kind: ClientKind
  server: OAuthServer
  /** The scopes that the client has. Without them, those of OpenID Connect are ticked. */
  before: readonly string[] | undefined
}

/** The scopes that a client may ask for: those of OpenID Connect, unless it has no users, and those of the APIs. */
export function ScopeChoice({ kind, server, before }: ScopeChoiceProps) {
  const { text } = useTranslation(texts)
  const isService = kind === 'service'
  const refreshes = kindSettings[kind].grantTypes.includes('refresh_token')
  const descriptions = new Map<string, ReactNode>()
  if (!isService)
    for (const [id, key] of openIdScopes)
      if (id !== 'offline_access' || refreshes) descriptions.set(id, text(key))
  const defaults = before ?? [...descriptions.keys()]
  for (const { scopes } of server.resources)
    for (const { id } of scopes) descriptions.set(id, <ApiScope id={id} server={server} />)
  // A scope of an API that was removed stays until it is unticked.
  for (const id of defaults) if (!descriptions.has(id)) descriptions.set(id, undefined)
  const title = text('scopes')
  if (descriptions.size === 0)
    return (
      <fieldset>
        <legend>{title}</legend>
        <p className="muted">{text('noServiceScopes')}</p>
      </fieldset>
    )
  return (
    <BoxGroup title={title} help={text(isService ? 'serviceScopesHelp' : 'clientScopesHelp')}>
      {[...descriptions].map(([id, description]) => (
        <Box
          key={id}
          label={id}
          help={description}
          name="scopes"
          value={id}
          defaultChecked={defaults.includes(id)}
        />
      ))}
    </BoxGroup>
  )
}

/** Descriptions of a scope at each API that has it: a client that has the scope can use it at all of them. */
function ApiScope({ id, server: { resources } }: { id: string; server: OAuthServer }) {
  return resources.flatMap(({ identifier, scopes }) =>
    scopes
      .filter((scope) => scope.id === id)
      .map(({ description }) => (
        <span className="api-scope" key={identifier}>
          <IsolatedText text={description} />
          <br />
          <LeftToRight text={identifier} />
        </span>
      )),
  )
}
