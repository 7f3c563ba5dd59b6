import type { InternalApiKey } from '@latchkey/core/admin'
import { CONFIGURED_KEYS } from '@latchkey/core/internal'
import { useQuery } from '@latchkey/react'
import { type TextOf, useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/keys.js'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { LoadingPart } from '../frame/loading-part.js'
import { Badge } from '../ui/badge.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { columnsOf, DataTable } from '../ui/lists/data-table.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { RelativeTime } from '../ui/times/relative-time.js'
import { PageTitle } from '../ui/page-title.js'
import { NewKey } from './keys/new-key.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { visibleName } from '../ui/readable-text.js'

const column = columnsOf<InternalApiKey>()
const columns = column.columns([
  column.accessor('description', {
    cell: ({ getValue }) => <Description text={getValue()} />,
  }),
  column.display({
    id: 'keys',
    cell: ({ row }) => <Endings set={row.original} />,
  }),
  column.accessor((set) => set.whyInvalid() ?? 'valid', {
    id: 'state',
    cell: ({ row }) => <State set={row.original} />,
  }),
  column.accessor('createdAt', {
    cell: ({ row }) => <RelativeTime at={row.original.createdAt} />,
  }),
  column.accessor('lastUsedAt', {
    cell: ({ row }) => <LastUse set={row.original} />,
  }),
  column.accessor('expiresAt', {
    cell: ({ row }) => <Expiry at={row.original.expiresAt} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Revoke set={row.original} />,
  }),
])

/** The keys with which apps and servers authenticate. */
export function Keys() {
  const { text } = useTranslation(texts)
  return (
    <>
      <PageTitle
        title={text('apiKeys')}
        action={
          <DialogButton
            label={text('newKeys')}
            title={text('newKeys')}
            variant="main"
            place="new-keys"
          >
            {(close, setTitle) => <NewKey close={close} setTitle={setTitle} />}
          </DialogButton>
        }
      >
        {text('keysIntro')} {text('keysRotation')}
      </PageTitle>
      <LoadingPart shape="table">
        <KeyTable />
      </LoadingPart>
    </>
  )
}

function KeyTable() {
  const { text } = useTranslation(texts)
  const sets = useQuery(useAdminQuery(useAdmin(), 'listInternalApiKeys'))
  return (
    <DataTable
      rowId={({ id }) => id}
      caption={text('setsOfKeys')}
      columns={columns}
      headings={{
        description: text('description'),
        keys: text('keys'),
        state: text('state'),
        createdAt: text('created'),
        lastUsedAt: text('lastUsed'),
        expiresAt: text('expires'),
        actions: text('actions'),
      }}
      rows={sets}
      empty={
        <EmptyState icon="keys" title={text('noKeysTitle')}>
          {text('noKeys')}
        </EmptyState>
      }
    />
  )
}

/** Returns the description of a set of keys as the reader sees it. */
const descriptionOf = (description: string, text: TextOf<typeof texts>): string =>
  description === CONFIGURED_KEYS ? text('keysFromConfiguration') : description

function Description({ text: description }: { text: string }) {
  const { text } = useTranslation(texts)
  return <IsolatedText className="clamped" text={descriptionOf(description, text)} />
}

/** The service writes it once an hour. */
function LastUse({ set: { lastUsedAt } }: { set: InternalApiKey }) {
  const { text } = useTranslation(texts)
  return lastUsedAt === null ? (
    <span className="muted">{text('keysNotUsed')}</span>
  ) : (
    <RelativeTime at={lastUsedAt} />
  )
}

/** The keys of a configuration file expire in the year 9999. */
function Expiry({ at }: { at: Date }) {
  const { text } = useTranslation(texts)
  return at.getUTCFullYear() === 9999 ? text('neverExpires') : <RelativeTime at={at} />
}

const kinds = [
  ['publishableClientKey', 'publishableEnding'],
  ['secretServerKey', 'serverEnding'],
  ['superSecretAdminKey', 'adminEnding'],
] as const

function Endings({ set }: { set: InternalApiKey }) {
  const { rich } = useTranslation(texts)
  return (
    <ul className="bare endings">
      {kinds.map(([kind, name]) => {
        const key = set[kind]
        return (
          key && (
            <li key={kind}>{rich(name, { ending: <code dir="ltr">…{key.lastFour}</code> })}</li>
          )
        )
      })}
    </ul>
  )
}

function State({ set }: { set: InternalApiKey }) {
  const { text } = useTranslation(texts)
  const fault = set.whyInvalid()
  if (fault === null) return <Badge tone="good">{text('keysValid')}</Badge>
  return fault === 'expired' ? (
    <Badge tone="warning">{text('keysExpired')}</Badge>
  ) : (
    <Badge tone="danger">{text('keysRevoked')}</Badge>
  )
}

function Revoke({ set }: { set: InternalApiKey }) {
  const { text, rich } = useTranslation(texts)
  const description = descriptionOf(set.description, text)
  return set.manuallyRevokedAt === null ? (
    <ConfirmButton
      effect="destructive"
      label={text('revoke')}
      ariaLabel={text('revokeNamed', { name: description })}
      title={rich('revokeQuotedTitle', {
        name: <IsolatedText text={visibleName(description) ?? text('unnamedKeys')} />,
      })}
      confirm={text('revokeKeys')}
      onConfirm={() => set.revoke()}
    >
      <p>{text('revokeKeysHelp')}</p>
      <p>
        {set.lastUsedAt === null
          ? text('keysNeverUsed')
          : rich('keysLastUsed', { time: <RelativeTime at={set.lastUsedAt} /> })}
      </p>
      <Endings set={set} />
    </ConfirmButton>
  ) : null
}
