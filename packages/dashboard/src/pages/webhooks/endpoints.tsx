import type { WebhooksApi, WebhookState } from '../../data/webhooks.js'
import { useTask } from '../../data/use-task.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Outcome } from '../../ui/form.js'
import { SecretValue } from '../../ui/secret-value.js'

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
    <ul className="settings-rows">
      {state.endpoints.map((endpoint) => (
        <li key={endpoint.id}>
          <div>
            <h3>
              <bdi dir="ltr">{endpoint.url}</bdi>
            </h3>
            <p className="row">
              {endpoint.is_disabled ? <Badge>Paused</Badge> : <Badge tone="good">Active</Badge>}
            </p>
          </div>
          <div className="row">
            <DialogButton
              label="Signing secret"
              ariaLabel={`Signing secret of ${endpoint.url}`}
              title="Signing secret"
            >
              {() => (
                <SecretValue
                  label="Secret"
                  value={endpoint.secret}
                  help="Your server verifies the signature of each request with it."
                />
              )}
            </DialogButton>
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
    </ul>
  </section>
)

function PauseButton({
  endpoint: { id, is_disabled, url },
  api,
  change,
}: Omit<WebhookPartProps, 'state'> & { endpoint: WebhookState['endpoints'][number] }) {
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
