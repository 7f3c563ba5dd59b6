import { useQuery } from '@latchkey/react'
import { Suspense } from 'react'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/oauth-server.js'
import { LoadingPart } from '../frame/loading-part.js'
import { DialogButton } from '../ui/dialog.js'
import { PageTitle } from '../ui/page-title.js'
import { Clients } from './oauth-server/clients.js'
import { NewClient } from './oauth-server/new-client.js'
import { Resources } from './oauth-server/resources.js'
import { ServerOff } from './oauth-server/server-off.js'
import { Addresses, Pages, TurnOff, UnverifiedClients } from './oauth-server/server-settings.js'

/** The OAuth server of the project, with which users sign in to other apps with their account. */
export function OAuthServer() {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle
        title={text('oauthServer')}
        action={
          <Suspense fallback={<span className="skeleton-button" />}>
            <CreateClient />
          </Suspense>
        }
      >
        {text('oauthServerIntro')}
      </PageTitle>
      <LoadingPart shape="parts">
        <Server />
      </LoadingPart>
    </>
  )
}

/** The main button of the page, once the server is on. */
function CreateClient() {
  const { text } = useTranslation(texts)
  const server = useQuery(useAdminQuery(useAdmin(), 'getOAuthServer'))
  return (
    server.isEnabled && (
      <DialogButton
        label={text('newOAuthClient')}
        title={text('newOAuthClient')}
        variant="main"
        isWide
      >
        {(close, setTitle) => <NewClient server={server} close={close} setTitle={setTitle} />}
      </DialogButton>
    )
  )
}

function Server() {
  const server = useQuery(useAdminQuery(useAdmin(), 'getOAuthServer'))
  return server.isEnabled ? (
    <div className="stack">
      <Clients server={server} />
      <Resources server={server} />
      <Addresses server={server} />
      <Pages server={server} />
      <UnverifiedClients server={server} />
      <TurnOff />
    </div>
  ) : (
    <ServerOff server={server} />
  )
}
