import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { keyIn, withParameters } from '../../navigation/url-parameters.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/webhooks.js'
import type { WebhookDelivery } from '../../data/webhooks.js'
import { Badge } from '../../ui/badge.js'
import { CopyButton } from '../../ui/copy-button.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { Choice } from '../../ui/field.js'
import { LeftToRight } from '../../ui/isolated-text.js'
import { ExactTime } from '../../ui/times/exact-time.js'
import { useNow } from '../../ui/times/use-now.js'
import { RelativeTime } from '../../ui/times/relative-time.js'
import { TaskButton } from '../../ui/task-button.js'
import { useToasts } from '../../ui/toasts.js'
import type { WebhookPartProps } from './endpoints.js'
import { failureTextOf, statusOf } from './reason-of.js'
import './deliveries.css'

interface Row extends Pick<WebhookPartProps, 'api' | 'change'> {
  readonly delivery: WebhookDelivery
  /** The URL of the endpoint. */
  readonly url: string
  /** Whether the row names the endpoint, because there are several. */
  readonly isUrlShown: boolean
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ delivery }) => delivery.type, {
    id: 'type',
    cell: ({ row }) => (
      <div>
        <OpenDelivery {...row.original} />
        {row.original.isUrlShown && (
          <div className="muted one-line" dir="ltr">
            <LeftToRight text={row.original.url} />
          </div>
        )}
      </div>
    ),
  }),
  column.display({
    id: 'result',
    cell: ({ row }) => <Result delivery={row.original.delivery} />,
  }),
  column.accessor(({ delivery }) => new Date(delivery.created_at_millis), {
    id: 'createdAt',
    cell: ({ getValue }) => <RelativeTime at={getValue()} />,
  }),
])

/** The states of a delivery, each with the tone of its badge. */
const tones = { waiting: 'warning', delivered: 'good', failed: 'danger' } as const

function stateOf(delivery: WebhookDelivery): keyof typeof tones {
  if (delivery.delivered_at_millis !== null) return 'delivered'
  return delivery.next_attempt_at_millis === null ? 'failed' : 'waiting'
}

/** The newest deliveries, with their data and outcome. The URL contains the filter. */
export function Deliveries({ state, api, change }: WebhookPartProps) {
  const { text } = useTranslation(texts)
  const [params, setParams] = useSearchParams()
  const outcome = keyIn(params, 'outcome', tones)
  const urls = new Map(state.endpoints.map(({ id, url }) => [id, url]))
  const rows = state.deliveries
    .filter((delivery) => outcome === null || stateOf(delivery) === outcome)
    .map((delivery) => ({
      delivery,
      url: urls.get(delivery.endpoint_id) ?? '',
      isUrlShown: urls.size > 1,
      api,
      change,
    }))
  return (
    <section className="card deliveries">
      <h2>{text('recentDeliveries')}</h2>
      {state.deliveries.length > 0 && (
        <search>
          <Choice
            label={text('outcome')}
            value={outcome ?? ''}
            options={{
              '': text('allOutcomes'),
              waiting: text('waiting'),
              delivered: text('delivered'),
              failed: text('failed'),
            }}
            onChange={({ target }) =>
              setParams((before) => withParameters(before, { outcome: target.value }), {
                replace: true,
              })
            }
          />
        </search>
      )}
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
        empty={
          <p className="muted" role="status">
            {text(outcome === null ? 'noDeliveries' : 'noMatchingDeliveries')}
          </p>
        }
      />
    </section>
  )
}

/** The outcome in a row of the list. On a phone, the details name the next attempt. */
function Result({ delivery }: Pick<Row, 'delivery'>) {
  const { rich } = useTranslation(texts)
  const { next_attempt_at_millis } = delivery
  return (
    <Outcome delivery={delivery}>
      {next_attempt_at_millis !== null && (
        <span className="muted next-attempt">
          {rich('nextAttemptAt', { time: <NextAttempt millis={next_attempt_at_millis} /> })}
        </span>
      )}
    </Outcome>
  )
}

function Outcome({ delivery, children }: Pick<Row, 'delivery'> & { children?: ReactNode }) {
  const { text } = useTranslation(texts)
  const state = stateOf(delivery)
  const reason = useReason(delivery)
  return (
    <div className="row">
      <Badge tone={tones[state]}>{text(state)}</Badge>
      {state !== 'delivered' && reason !== undefined && <span className="reason">{reason}</span>}
      {children}
    </div>
  )
}

/** Returns why the endpoint did not accept the event, in words; undefined before the first attempt. */
function useReason({ outcome }: Pick<WebhookDelivery, 'outcome'>): string | undefined {
  const { text } = useTranslation(texts)
  if (outcome === null) return undefined
  const status = statusOf(outcome)
  return status === undefined
    ? text(failureTextOf(outcome))
    : text('answeredWithStatus', { status })
}

/** A due delivery is about to be attempted. */
function NextAttempt({ millis }: { millis: number }) {
  const now = useNow()
  return <RelativeTime at={new Date(Math.max(millis, now.getTime()))} />
}

/** Opens the facts and the data of a delivery, with a button that sends the event again. */
function OpenDelivery({ delivery, url, api, change }: Row) {
  const { text } = useTranslation(texts)
  const { type, data } = delivery
  const toasts = useToasts()
  return (
    <DialogButton
      variant="cell"
      label={<code dir="ltr">{type}</code>}
      ariaLabel={text('deliveryOf', { event: type })}
      title={text('deliveryOf', { event: type })}
      isWide
    >
      {(close) => (
        <div className="stack">
          <Facts delivery={delivery} url={url} />
          <h3>{text('sentData')}</h3>
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

function Facts({ delivery, url }: Pick<Row, 'delivery' | 'url'>) {
  const { text } = useTranslation(texts)
  const { outcome, attempts, next_attempt_at_millis, delivered_at_millis } = delivery
  const status = outcome === null ? undefined : statusOf(outcome)
  return (
    <>
      <dl className="facts">
        <dt>{text('outcome')}</dt>
        <dd>
          <Outcome delivery={delivery} />
        </dd>
        <dt>{text('endpoint')}</dt>
        <dd>
          <LeftToRight text={url} />
        </dd>
        {status !== undefined && (
          <>
            <dt>{text('responseStatus')}</dt>
            <dd>{status}</dd>
          </>
        )}
        <dt>{text('attempts')}</dt>
        <dd>{attempts}</dd>
        {next_attempt_at_millis !== null && (
          <>
            <dt>{text('nextAttempt')}</dt>
            <dd>
              <ExactTime at={new Date(next_attempt_at_millis)} />
            </dd>
          </>
        )}
        <dt>{text('created')}</dt>
        <dd>
          <ExactTime at={new Date(delivery.created_at_millis)} />
        </dd>
        {delivered_at_millis !== null && (
          <>
            <dt>{text('deliveredAt')}</dt>
            <dd>
              <ExactTime at={new Date(delivered_at_millis)} />
            </dd>
          </>
        )}
        <dt>{text('eventId')}</dt>
        <dd className="row">
          <code dir="ltr">{delivery.event_id}</code>
          <CopyButton value={delivery.event_id} label={text('eventId')} isCompact />
        </dd>
      </dl>
      {outcome !== null && status === undefined && (
        <details>
          <summary>{text('failureDetails')}</summary>
          <pre dir="ltr" className="data">
            {outcome}
          </pre>
        </details>
      )}
    </>
  )
}
