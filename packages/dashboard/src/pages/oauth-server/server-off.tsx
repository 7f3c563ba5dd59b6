import type { OAuthServer } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useAdmin, useAdminQuery, useProject } from '../../data/admin-context.js'
import { handlerUrl } from '../../data/handler-url.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/oauth-server.js'
import { Form, textOf } from '../../ui/form.js'
import { ConsentUrlField } from './consent-url-field.js'

/** Says what the OAuth server is for, and turns it on. */
export function ServerOff({ server }: { server: OAuthServer }) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const { domains } = useProject().config
  const { length: count } = useQuery(useAdminQuery(app, 'listOAuthClients'))
  return (
    <section className="card narrow">
      <h2>{text('oauthOffTitle')}</h2>
      <p className="muted">{text('oauthOffHelp')}</p>
      <ul className="bullets muted">
        <li>{text('oauthForApps')}</li>
        <li>{text('oauthForTools')}</li>
        <li>{text('oauthForAgents')}</li>
      </ul>
      {count > 0 && <p>{text('oauthClientsKept', { count })}</p>}
      <Form
        submit={text('turnOn')}
        isMain
        onSubmit={(fields) =>
          app.updateOAuthServer({ isEnabled: true, consentUrl: textOf(fields, 'consentUrl') })
        }
      >
        <ConsentUrlField defaultValue={server.consentUrl ?? handlerUrl(domains, 'oauth-consent')} />
      </Form>
    </section>
  )
}
