import type { OAuthRequestScope } from '@latchkey/core'
import { useTranslation } from '../i18n/use-translation.js'
import type { LabelKey } from '../locales/text.js'
import { UserText } from './user-text.js'

/** A list of what another app may do. */
export const ScopeList = ({ scopes }: { scopes: readonly OAuthRequestScope[] }) => (
  <ul className="lk-scopes">
    {scopes.map((scope) => (
      <li key={`${scope.resource} ${scope.id}`}>
        <ScopeText scope={scope} />
      </li>
    ))}
  </ul>
)

const ownTexts: Readonly<Partial<Record<string, LabelKey>>> = {
  openid: 'scopeOpenid',
  profile: 'scopeProfile',
  email: 'scopeEmail',
  offline_access: 'scopeOfflineAccess',
}

/** The project describes its own scopes. */
function ScopeText({ scope: { id, description } }: { scope: OAuthRequestScope }) {
  const { text } = useTranslation()
  const own = ownTexts[id]
  return description === null && own ? text(own) : <UserText text={description ?? id} />
}
