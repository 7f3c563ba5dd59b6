import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/webhooks.js'
import type { WebhookDelivery } from '../../data/webhooks.js'
import { Badge } from '../../ui/badge.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { LeftToRight } from '../../ui/isolated-text.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { TaskButton } from '../../ui/task-button.js'
import { useToasts } from '../../ui/toasts.js'
import type { WebhookPartProps } from './endpoints.js'
import { failureTextOf, statusOf } from './reason-of.js'

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
        <OpenDelivery {...row.original} />
        {row.original.url !== null && (
          <div className="muted one-line" dir="ltr">
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
  const reasonOf = (message: string) => {
    const status = statusOf(message)
    return status === undefined
      ? text(failureTextOf(message))
      : text('answeredWithStatus', { status })
  }
  if (delivered_at_millis !== null) return <Badge tone="good">{text('delivered')}</Badge>
  return (
    <div className="row">
      {next_attempt_at_millis === null ? (
        <Badge tone="danger">{text('failed')}</Badge>
      ) : (
        <Badge tone="warning">{text('waiting')}</Badge>
      )}
      {outcome && <span>{reasonOf(outcome)}</span>}
    </div>
  )
}

/** Opens the data of the event and the message of its outcome, with a button that sends it again. */
function OpenDelivery({ delivery, api, change }: Row) {
  const { text } = useTranslation(texts)
  const { type, data, outcome } = delivery
  const toasts = useToasts()
  return (
    <DialogButton
      variant="cell"
      label={<code dir="ltr">{type}</code>}
      ariaLabel={text('dataOf', { event: type })}
      title={text('dataOf', { event: type })}
    >
      {(close) => (
        <div className="stack">
          {outcome !== null && (
            <dl className="facts">
              <dt>{text('outcome')}</dt>
              <dd>
                <LeftToRight text={outcome} />
              </dd>
            </dl>
          )}
          <pre dir="ltr" className="data">
            {JSON.stringify(data, null, 2)}
          </pre>
          <div className="actions">
            <TaskButton
              label={text('resend')}
              ariaLabel={text('resendNamed', { event: type })}
              onAct={async () => {
                await change(api.resend(delivery))
                toasts.show(text('deliverySent'))
                close()
              }}
            />
          </div>
        </div>
      )}
    </DialogButton>
  )
}
