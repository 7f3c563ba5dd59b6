import type { WebhookDelivery } from '../../data/webhooks.js'
import { useTask } from '../../data/use-task.js'
import { Badge } from '../../ui/badge.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { Outcome } from '../../ui/form.js'
import { RelativeTime } from '../../ui/relative-time.js'
import type { WebhookPartProps } from './endpoints.js'

interface Row extends Pick<WebhookPartProps, 'api' | 'change'> {
  readonly delivery: WebhookDelivery
  readonly url: string
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ delivery }) => delivery.type, {
    id: 'type',
    header: 'Event',
    cell: ({ row }) => (
      <div>
        <code dir="ltr">{row.original.delivery.type}</code>
        <div className="muted">
          <bdi dir="ltr">{row.original.url}</bdi>
        </div>
      </div>
    ),
  }),
  column.display({
    id: 'outcome',
    header: 'Outcome',
    cell: ({ row }) => <State delivery={row.original.delivery} />,
  }),
  column.accessor(({ delivery }) => new Date(delivery.created_at_millis), {
    id: 'createdAt',
    header: 'Created',
    cell: ({ getValue }) => <RelativeTime at={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

/** The newest deliveries, with their data and outcome. */
export function Deliveries({ state, api, change }: WebhookPartProps) {
  const urls = new Map(state.endpoints.map(({ id, url }) => [id, url]))
  const rows = state.deliveries.map((delivery) => ({
    delivery,
    url: urls.get(delivery.endpoint_id) ?? '',
    api,
    change,
  }))
  return (
    <section className="card">
      <h2>Recent deliveries</h2>
      <DataTable
        rowId={({ delivery }) => `${delivery.event_id} ${delivery.endpoint_id}`}
        caption="The last 100 deliveries"
        columns={columns}
        rows={rows}
        empty={<p className="muted">No events yet. Create a user to send the first one.</p>}
      />
    </section>
  )
}

function State({ delivery }: Pick<Row, 'delivery'>) {
  const { outcome, delivered_at_millis, next_attempt_at_millis } = delivery
  if (delivered_at_millis !== null) return <Badge tone="good">Delivered</Badge>
  return (
    <div className="row">
      {next_attempt_at_millis === null ? (
        <Badge tone="danger">Failed</Badge>
      ) : (
        <Badge tone="warning">Waiting</Badge>
      )}
      {outcome && <span>{outcome}</span>}
    </div>
  )
}

function Actions({ delivery, api, change }: Row) {
  const task = useTask()
  return (
    <div className="row">
      <DialogButton label="Data" ariaLabel={`Data of ${delivery.type}`} title={delivery.type}>
        {() => (
          <pre dir="ltr" className="data">
            {JSON.stringify(delivery.data, null, 2)}
          </pre>
        )}
      </DialogButton>
      <button
        className="button quiet"
        type="button"
        aria-label={`Resend ${delivery.type}`}
        aria-busy={task.status === 'busy'}
        onClick={() => void task.run(() => change(api.resend(delivery)))}
      >
        Resend
      </button>
      <Outcome task={task} done="Sent." />
    </div>
  )
}
