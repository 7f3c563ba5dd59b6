import { useUser } from '@latchkey/react'
import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { messageOf } from '../data/message-of.js'
import { WebhooksApi, type WebhookState } from '../data/webhooks.js'
import { Skeleton } from '../frame/skeleton.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { Deliveries } from './webhooks/deliveries.js'
import { chosenEvents, EventChoice } from './webhooks/event-choice.js'
import { Endpoints } from './webhooks/endpoints.js'

/** The URLs that receive the events of the project, and the last deliveries. */
export function Webhooks() {
  const { projectId = '' } = useParams()
  const user = useUser({ or: 'redirect' })
  const api = useMemo(() => new WebhooksApi(user, { projectId }), [user, projectId])
  const [state, setState] = useState<WebhookState>()
  const [failure, setFailure] = useState<Error>()
  const refresh = () => api.read().then(setState, setFailure)
  useEffect(() => {
    let isCurrent = true
    api.read().then(
      (read) => isCurrent && setState(read),
      (error: Error) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [api])
  // Without anything to show, the page says so and tries again.
  if (state === undefined && failure !== undefined) throw failure
  const change = async (action: Promise<unknown>) => {
    await action
    await refresh()
  }
  const addButton = (
    <DialogButton label="Add endpoint" title="Add an endpoint" variant="main">
      {(close) => (
        <Form
          submit="Add endpoint"
          onSubmit={async (fields) => {
            await change(api.add(textOf(fields, 'url'), chosenEvents(fields)))
            close()
          }}
        >
          <Field
            label="URL"
            name="url"
            type="url"
            dir="ltr"
            required
            autoComplete="off"
            placeholder="https://app.example.com/webhooks"
            help="It receives a signed POST request for each event."
          />
          <EventChoice eventTypes={[]} />
        </Form>
      )}
    </DialogButton>
  )
  return (
    <>
      <PageTitle title="Webhooks" action={state && state.endpoints.length > 0 && addButton}>
        Your server receives an event when a user or a team changes.
      </PageTitle>
      {failure !== undefined && (
        <p className="notice" role="alert">
          {messageOf(failure)}
        </p>
      )}
      {!state && <Skeleton />}
      {state?.endpoints.length === 0 && (
        <EmptyState icon="webhooks" title="No endpoints yet" action={addButton}>
          Add the URL of your server to keep your own data in step with users and teams.
        </EmptyState>
      )}
      {state && state.endpoints.length > 0 && (
        <div className="stack">
          <Endpoints state={state} api={api} change={change} />
          <Deliveries state={state} api={api} change={change} />
        </div>
      )}
    </>
  )
}
