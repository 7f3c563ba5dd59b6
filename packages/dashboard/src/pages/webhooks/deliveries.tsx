import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/webhooks.js'
import type { WebhookDelivery } from '../../data/webhooks.js'
import { Badge } from '../../ui/badge.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { LeftToRight } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { TaskButton } from '../../ui/task-button.js'
import { useToasts } from '../../ui/toasts.js'
import type { WebhookPartProps } from './endpoints.js'

interface Row extends Pick<WebhookPartProps, 'api' | 'change'> {
  readonly delivery: WebhookDelivery
  /** The URL of the endpoint; null if there is only one endpoint. */
  readonly url: string | null
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ delivery }) => delivery.type, {
    id: 'type',
    cell: ({ row }) => (
      <div>
        <OpenData delivery={row.original.delivery} />
        {row.original.url !== null && (
          <div className="muted one-line">
            <LeftToRight text={row.original.url} />
          </div>
        )}
      </div>
    ),
  }),
  column.display({
    id: 'result',
    cell: ({ row }) => <State delivery={row.original.delivery} />,
  }),
  column.accessor(({ delivery }) => new Date(delivery.created_at_millis), {
    id: 'createdAt',
    cell: ({ getValue }) => <RelativeTime at={getValue()} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

/** The newest deliveries, with their data and outcome. */
export function Deliveries({ state, api, change }: WebhookPartProps) {
  const { text } = useTranslation(texts)
  const urls = new Map(state.endpoints.map(({ id, url }) => [id, url]))
  const rows = state.deliveries.map((delivery) => ({
    delivery,
    url: urls.size > 1 ? (urls.get(delivery.endpoint_id) ?? '') : null,
    api,
    change,
  }))
  return (
    <section className="card">
      <h2>{text('recentDeliveries')}</h2>
      <DataTable
        rowId={({ delivery }) => `${delivery.event_id} ${delivery.endpoint_id}`}
        caption={text('deliveriesCaption')}
        columns={columns}
        headings={{
          type: text('event'),
          result: text('outcome'),
          createdAt: text('created'),
          actions: text('actions'),
        }}
        rows={rows}
        empty={<p className="muted">{text('noDeliveries')}</p>}
      />
    </section>
  )
}

function State({ delivery }: Pick<Row, 'delivery'>) {
  const { text } = useTranslation(texts)
  const { outcome, delivered_at_millis, next_attempt_at_millis } = delivery
  if (delivered_at_millis !== null) return <Badge tone="good">{text('delivered')}</Badge>
  return (
    <div className="row">
      {next_attempt_at_millis === null ? (
        <Badge tone="danger">{text('failed')}</Badge>
      ) : (
        <Badge tone="warning">{text('waiting')}</Badge>
      )}
      {outcome && <span>{outcome}</span>}
    </div>
  )
}

/** Opens the data of the event. */
function OpenData({ delivery }: Pick<Row, 'delivery'>) {
  const { text } = useTranslation(texts)
  return (
    <DialogButton
      variant="cell"
      label={<code dir="ltr">{delivery.type}</code>}
      ariaLabel={text('dataOf', { event: delivery.type })}
      title={text('dataOf', { event: delivery.type })}
    >
      {() => (
        <pre dir="ltr" className="data">
          {JSON.stringify(delivery.data, null, 2)}
        </pre>
      )}
    </DialogButton>
  )
}

function Actions({ delivery, api, change }: Row) {
  const { text } = useTranslation(texts)
  const toasts = useToasts()
  const resend = async () => {
    await change(api.resend(delivery))
    toasts.show(text('deliverySent'))
  }
  return (
    <div className="row">
      <TaskButton
        label={text('resend')}
        ariaLabel={text('resendNamed', { event: delivery.type })}
        onAct={resend}
      />
    </div>
  )
}
