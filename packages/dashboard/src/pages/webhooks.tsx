import { useEffect, useMemo, useState } from 'react'
import { useParams } from 'react-router'
import { useOwner } from '../data/owner-context.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/webhooks.js'
import { useMessageOf } from '../data/message-of.js'
import {
  isBeingDelivered,
  type NewWebhookEndpoint,
  WebhooksApi,
  type WebhookState,
} from '../data/webhooks.js'
import { Skeleton } from '../frame/skeleton.js'
import { Dialog, DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { Form, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { Deliveries } from './webhooks/deliveries.js'
import { chosenEvents, EndpointFields } from './webhooks/endpoint-fields.js'
import { Endpoints } from './webhooks/endpoints.js'
import { Verification } from './webhooks/verification.js'

/** How often the page asks for the outcome of a delivery. */
const DELIVERY_MILLIS = 1_000

/** The URLs that receive the events of the project, and the last deliveries. */
export function Webhooks() {
  const messageOf = useMessageOf()
  const { text } = useTranslation(texts)
  const { projectId = '' } = useParams()
  const user = useOwner()
  const api = useMemo(() => new WebhooksApi(user, { projectId }), [user, projectId])
  const [state, setState] = useState<WebhookState>()
  const [failure, setFailure] = useState<Error>()
  /** The endpoint that was just added, whose secret the owner needs next. */
  const [added, setAdded] = useState<NewWebhookEndpoint>()
  const show = (read: WebhookState) => {
    setState(read)
    setFailure(undefined)
  }
  const refresh = () => api.read().then(show, setFailure)
  useEffect(() => {
    let isCurrent = true
    api.read().then(
      (read) => isCurrent && show(read),
      (error: Error) => isCurrent && setFailure(error),
    )
    return () => {
      isCurrent = false
    }
  }, [api])
  const isDelivering = state !== undefined && isBeingDelivered(state)
  useEffect(() => {
    if (!isDelivering) return undefined
    const timer = setInterval(() => {
      // An error is not shown, because the next read tries again.
      if (!document.hidden) api.read().then(show, () => undefined)
    }, DELIVERY_MILLIS)
    return () => clearInterval(timer)
  }, [api, isDelivering])
  // Without anything to show, the page says so and tries again.
  if (state === undefined && failure !== undefined) throw failure
  const change = async (action: Promise<unknown>) => {
    await action
    await refresh()
  }
  const addButton = (
    <DialogButton
      label={text('addEndpoint')}
      title={text('addEndpointTitle')}
      variant="main"
      place="new-endpoint"
      isWide
    >
      {(close) => (
        <Form
          submit={text('addEndpoint')}
          onSubmit={async (fields) => {
            const addition = api.add(textOf(fields, 'url'), chosenEvents(fields))
            await change(addition)
            close()
            setAdded(await addition)
          }}
        >
          <EndpointFields />
        </Form>
      )}
    </DialogButton>
  )
  return (
    <>
      <PageTitle
        title={text('webhooksTitle')}
        // Without an endpoint, the list has the button. A dialog that opened here before would be lost.
        action={
          state === undefined ? (
            <span className="skeleton-button" />
          ) : (
            state.endpoints.length > 0 && addButton
          )
        }
      >
        {text('webhooksIntro')}
      </PageTitle>
      {failure !== undefined && (
        <p className="notice" role="alert">
          {messageOf(failure)}
        </p>
      )}
      {added !== undefined && (
        <Dialog title={text('checkSignature')} isWide onClose={() => setAdded(undefined)}>
          <Verification newSecret={added.secret} read={() => api.readSecret(added.id)} />
        </Dialog>
      )}
      {!state && <Skeleton />}
      {state?.endpoints.length === 0 && (
        <EmptyState icon="webhooks" title={text('noEndpointsTitle')} action={addButton}>
          {text('noEndpoints')}
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
