import type { OAuthProvider } from '@latchkey/core/admin'
import { Suspense } from 'react'
// The hosted pages have the same logos, and do not export them.
import { ProviderMark } from '../../../react/src/ui/providers/provider-mark.js'
import { useAdmin, useProject } from '../data/admin-context.js'
import { handlerUrl } from '../data/handler-url.js'
import { useFeature } from '../data/use-feature.js'
import { Badge } from '../ui/badge.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { DialogButton } from '../ui/dialog.js'
import { LeftToRight } from '../ui/isolated-text.js'
import { PageTitle } from '../ui/page-title.js'
import { useToasts } from '../ui/toasts.js'
import { OAUTH_PROVIDER_IDS, providerName } from '@latchkey/core/internal'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/providers.js'
import { OpenIdProviders } from './providers/openid-providers.js'
import { ProviderForm } from './providers/provider-form.js'

interface Row {
  readonly id: OAuthProvider['id']
  readonly provider: OAuthProvider | undefined
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ id }) => providerName(id), {
    id: 'name',
    cell: ({ row, getValue }) => (
      <div className="row">
        <ProviderMark id={row.original.id} />
        <div>
          {getValue()}
          {row.original.provider?.type === 'standard' && (
            <div className="muted">
              <LeftToRight text={row.original.provider.clientId} />
            </div>
          )}
        </div>
      </div>
    ),
  }),
  column.accessor(({ provider }) => provider?.type ?? 'off', {
    id: 'state',
    cell: ({ row }) => <State provider={row.original.provider} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

/** The providers that users can sign in with. */
export function Providers() {
  const { text } = useTranslation(texts)
  const project = useProject()
  const hasOwnProviders = useFeature('openid-providers')
  const rows = OAUTH_PROVIDER_IDS.map((id) => ({
    id,
    provider: project.config.oauthProviders.find((candidate) => candidate.id === id),
  })).toSorted((a, b) => Number(b.provider !== undefined) - Number(a.provider !== undefined))
  return (
    <>
      <PageTitle title={text('providersTitle')}>{text('providersIntro')}</PageTitle>
      <div className="stack">
        <div className="compact-rows">
          <DataTable
            rowId={({ id }) => id}
            caption={text('providersCaption')}
            columns={columns}
            headings={{
              name: text('provider'),
              state: text('state'),
              actions: text('actions'),
            }}
            rows={rows}
            empty={null}
          />
        </div>
        {hasOwnProviders && (
          // The page stays while the list below it loads.
          <Suspense>
            <OpenIdProviders />
          </Suspense>
        )}
      </div>
    </>
  )
}

function State({ provider }: Pick<Row, 'provider'>) {
  const { text } = useTranslation(texts)
  // The button "Turn on" says that it is off.
  if (provider === undefined) return null
  return provider.type === 'shared' ? (
    <Badge tone="warning">{text('sharedKeys')}</Badge>
  ) : (
    <Badge tone="good">{text('ownKeys')}</Badge>
  )
}

function Actions({ id, provider }: Row) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const { domains } = useProject().config
  const toasts = useToasts()
  /** Replaces the provider, if it has settings, and keeps the others, which another tab may have changed. */
  const save = async (...changed: readonly OAuthProvider[]) => {
    const project = await app.getProject()
    const others = project.config.oauthProviders.filter((other) => other.id !== id)
    await project.update({ config: { oauthProviders: [...others, ...changed] } })
  }
  const name = providerName(id)
  const signInUrl = provider && handlerUrl(domains, 'sign-in')
  return (
    <div className="row">
      {signInUrl !== undefined && (
        <a
          className="button quiet"
          href={signInUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={text('testSignInNamed', { name })}
        >
          {text('testSignIn')}
        </a>
      )}
      <DialogButton
        label={provider ? text('edit') : text('turnOn')}
        ariaLabel={text(provider ? 'editNamed' : 'turnOnNamed', { name })}
        title={text(provider ? 'editNamed' : 'turnOnNamed', { name })}
        place={`provider-${id}`}
      >
        {(close) => (
          <ProviderForm
            id={id}
            before={provider}
            onSave={async (changed) => {
              await save(changed)
              if (provider === undefined) toasts.show(text('turnedOnNamed', { name }))
              close()
            }}
          />
        )}
      </DialogButton>
      {provider && (
        <ConfirmButton
          effect="destructive"
          label={text('turnOff')}
          ariaLabel={text('turnOffNamed', { name })}
          title={text('turnOffNamedTitle', { name })}
          confirm={text('turnOffNamed', { name })}
          onConfirm={() => save()}
        >
          {text('turnOffHelp', { name })}
        </ConfirmButton>
      )}
    </div>
  )
}
