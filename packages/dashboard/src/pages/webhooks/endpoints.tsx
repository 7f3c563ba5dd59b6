import { useContext } from 'react'
import { changesOf } from '../../data/changes-of.js'
import type { EndpointChanges, WebhooksApi, WebhookState } from '../../data/webhooks.js'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/webhooks.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton, DialogMenuContext } from '../../ui/dialog.js'
import { Form, textOf } from '../../ui/form.js'
import { LeftToRight } from '../../ui/isolated-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { TaskButton } from '../../ui/task-button.js'
import { useToasts } from '../../ui/toasts.js'
import { chosenEvents, EndpointFields } from './endpoint-fields.js'
import { failureTextOf, statusOf } from './reason-of.js'
import { Verification } from './verification.js'

export interface WebhookPartProps {
  state: WebhookState
  api: WebhooksApi
  /** Waits for a change, then refetches everything. */
  change(action: Promise<unknown>): Promise<void>
}

/** The endpoints with their secrets. */
export function Endpoints({ state, api, change }: WebhookPartProps) {
  const { text } = useTranslation(texts)
  return (
    <section className="card">
      <h2>{text('endpoints')}</h2>
      <SettingsRows>
        {state.endpoints.map((endpoint) => (
          <li key={endpoint.id}>
            <div>
              <h3>
                <LeftToRight text={endpoint.url} />
              </h3>
              <p className="row">
                {endpoint.is_disabled ? (
                  <Badge>{text('paused')}</Badge>
                ) : (
                  <Badge tone="good">{text('active')}</Badge>
                )}
                <span className="muted">{eventsText(endpoint.event_types, text)}</span>
              </p>
            </div>
            <div className="row">
              <TestButton endpoint={endpoint} api={api} change={change} />
              <DialogButton
                label={text('checkSignature')}
                ariaLabel={text('checkSignatureOf', { url: endpoint.url })}
                title={text('checkSignature')}
                isWide
              >
                {() => <Verification read={() => api.readSecret(endpoint.id)} />}
              </DialogButton>
              <MoreMenu name={endpoint.url}>
                <PauseButton endpoint={endpoint} api={api} change={change} />
                <DialogButton
                  label={text('edit')}
                  ariaLabel={text('editNamed', { name: endpoint.url })}
                  title={text('editEndpoint')}
                  isWide
                >
                  {(close) => (
                    <Form
                      submit={text('save')}
                      onSubmit={async (fields) => {
                        const edited = {
                          url: textOf(fields, 'url'),
                          event_types: chosenEvents(fields),
                        }
                        // A URL that stays needs no recent sign-in.
                        const changes = changesOf<EndpointChanges>(endpoint, edited)
                        if (Object.keys(changes).length > 0)
                          await change(api.update(endpoint.id, changes))
                        close()
                      }}
                    >
                      <EndpointFields url={endpoint.url} eventTypes={endpoint.event_types} />
                    </Form>
                  )}
                </DialogButton>
                <ConfirmButton
                  effect="destructive"
                  label={text('delete')}
                  ariaLabel={text('deleteNamed', { name: endpoint.url })}
                  title={text('deleteEndpointTitle')}
                  confirm={text('deleteEndpoint')}
                  onConfirm={() => change(api.delete(endpoint.id))}
                >
                  {text('deleteEndpointHelp', { url: endpoint.url })}
                </ConfirmButton>
              </MoreMenu>
            </div>
          </li>
        ))}
      </SettingsRows>
    </section>
  )
}

function eventsText(types: readonly string[], text: TextOf<typeof texts>) {
  if (types.length === 0) return text('everyEvent')
  return types.length === 1 ? types[0] : text('eventCount', { count: types.length })
}

interface EndpointProps extends Omit<WebhookPartProps, 'state'> {
  endpoint: WebhookState['endpoints'][number]
}

/** Sends `webhook.test`, and says what came back. */
function TestButton({ endpoint: { id, url, is_disabled }, api, change }: EndpointProps) {
  const { text } = useTranslation(texts)
  const toasts = useToasts()
  const send = async () => {
    const test = api.test(id)
    await change(test)
    const { is_delivered, outcome } = await test
    const status = statusOf(outcome)
    const message =
      status === undefined
        ? text('testEventFailed', { reason: text(failureTextOf(outcome)) })
        : text('endpointAnswered', { status })
    if (is_delivered) toasts.show(message)
    else toasts.showFailure(new Error(message))
  }
  return (
    <TaskButton
      label={text('sendTestEvent')}
      ariaLabel={text('sendTestEventTo', { url })}
      isDisabled={is_disabled}
      onAct={send}
    />
  )
}

function PauseButton({ endpoint: { id, is_disabled, url }, api, change }: EndpointProps) {
  const { text } = useTranslation(texts)
  const menu = useContext(DialogMenuContext)
  return (
    <TaskButton
      label={text(is_disabled ? 'resume' : 'pause')}
      ariaLabel={text(is_disabled ? 'resumeNamed' : 'pauseNamed', { url })}
      onAct={async () => {
        await change(api.update(id, { is_disabled: !is_disabled }))
        // After a failure, the menu stays, because the message is in it.
        menu?.close()
      }}
    />
  )
}
