import type { TeamConnection } from '@latchkey/core'
import { useTranslation } from '../../../i18n/use-translation.js'
import { texts } from '../../../locales/en/single-sign-on.js'
import { Badge } from '../../../ui/badge.js'

/** The names of the protocols, which are the same in every language. */
export const protocolNames = { oidc: 'OpenID Connect', saml: 'SAML 2.0' } as const

/** The state of a connection. */
export function ConnectionBadges({
  state,
  isRequired,
}: Pick<TeamConnection, 'state' | 'isRequired'>) {
  const { text } = useTranslation(texts)
  return (
    <>
      {state === 'draft' && <Badge>{text('connectionDraft')}</Badge>}
      {state === 'tested' && <Badge>{text('connectionTested')}</Badge>}
      {state === 'on' && <Badge tone="good">{text('on')}</Badge>}{' '}
      {isRequired && <Badge tone="warning">{text('connectionRequired')}</Badge>}
    </>
  )
}
