import type { WebhooksApi, WebhookState } from '../../data/webhooks.js'
import { useTask } from '../../data/use-task.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Form, Outcome } from '../../ui/form.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'
import { chosenEvents, EventChoice } from './event-choice.js'
import { Verification } from './verification.js'

export interface WebhookPartProps {
  state: WebhookState
  api: WebhooksApi
  /** Waits for a change, then refetches everything. */
  change(action: Promise<unknown>): Promise<void>
}

/** The endpoints with their secrets. */
export const Endpoints = ({ state, api, change }: WebhookPartProps) => (
  <section className="card">
    <h2>Endpoints</h2>
    <SettingsRows>
      {state.endpoints.map((endpoint) => (
        <li key={endpoint.id}>
          <div>
            <h3>
              <bdi dir="ltr">{endpoint.url}</bdi>
            </h3>
            <p className="row">
              {endpoint.is_disabled ? <Badge>Paused</Badge> : <Badge tone="good">Active</Badge>}
              <span className="muted">{eventsText(endpoint.event_types)}</span>
            </p>
          </div>
          <div className="row">
            <DialogButton
              label="Signing secret"
              ariaLabel={`Signing secret of ${endpoint.url}`}
              title="Verify signatures"
              isWide
            >
              {() => <Verification secret={endpoint.secret} />}
            </DialogButton>
            <DialogButton
              label="Events"
              ariaLabel={`Events of ${endpoint.url}`}
              title="Events of this endpoint"
            >
              {(close) => (
                <Form
                  submit="Save"
                  onSubmit={async (fields) => {
                    await change(api.setEventTypes(endpoint.id, chosenEvents(fields)))
                    close()
                  }}
                >
                  <EventChoice eventTypes={endpoint.event_types} />
                </Form>
              )}
            </DialogButton>
            <TestButton endpoint={endpoint} api={api} change={change} />
            <PauseButton endpoint={endpoint} api={api} change={change} />
            <ConfirmButton
              effect="destructive"
              label="Delete"
              ariaLabel={`Delete ${endpoint.url}`}
              title="Delete this endpoint?"
              confirm="Delete endpoint"
              onConfirm={() => change(api.delete(endpoint.id))}
            >
              Events that wait for {endpoint.url} are deleted too.
            </ConfirmButton>
          </div>
        </li>
      ))}
    </SettingsRows>
  </section>
)

const eventsText = (types: readonly string[]) =>
  types.length === 0 ? 'Every event' : types.length === 1 ? types[0] : `${types.length} events`

interface EndpointProps extends Omit<WebhookPartProps, 'state'> {
  endpoint: WebhookState['endpoints'][number]
}

/** Sends `webhook.test`. The list of deliveries shows what the endpoint answered. */
function TestButton({ endpoint: { id, url, is_disabled }, api, change }: EndpointProps) {
  const task = useTask()
  return (
    <>
      <button
        className="button quiet"
        type="button"
        disabled={is_disabled}
        aria-label={`Send a test event to ${url}`}
        aria-busy={task.status === 'busy'}
        onClick={() => void task.run(() => change(api.test(id)))}
      >
        Send test event
      </button>
      <Outcome task={task} done="Sent. See Recent deliveries." />
    </>
  )
}

function PauseButton({ endpoint: { id, is_disabled, url }, api, change }: EndpointProps) {
  const task = useTask()
  const label = is_disabled ? 'Resume' : 'Pause'
  return (
    <>
      <button
        className="button quiet"
        type="button"
        aria-label={`${label} ${url}`}
        aria-busy={task.status === 'busy'}
        onClick={() => void task.run(() => change(api.setDisabled(id, !is_disabled)))}
      >
        {label}
      </button>
      <Outcome task={task} done="" />
    </>
  )
}
