import type { ServerContactChannel, ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/user.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { loadAgain } from '../../data/load-again.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Box, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'
import { TaskButton } from '../../ui/task-button.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'
import { useActivity } from './use-activity.js'

/** The email addresses of a user. */
export function Addresses({ user }: { user: ServerUser }) {
  const { text } = useTranslation(texts)
  const addresses = useAdminQuery(user, 'listContactChannels')
  // The head of the page has the primary address and its state.
  const head = useAdminQuery(useAdmin(), 'getUser', user.id)
  const activity = useActivity(user)
  const change = async (action: Promise<unknown>) => {
    await action
    loadAgain([addresses, head, activity])
  }
  const channels = useQuery(addresses)
  return (
    <section className="card" id="emails">
      <h2>{text('emailAddresses')}</h2>
      {channels.length === 0 && <p className="muted">{text('noAddress')}</p>}
      <SettingsRows>
        {channels.map((channel) => (
          <Address key={channel.id} channel={channel} change={change} />
        ))}
      </SettingsRows>
      <p className="actions">
        <DialogButton label={text('addAddress')} title={text('addAddressTitle')}>
          {(close) => <AddressForm user={user} close={close} />}
        </DialogButton>
      </p>
    </section>
  )
}

interface AddressProps {
  channel: ServerContactChannel
  /** Waits for a change, then reads all that shows it. */
  change(action: Promise<unknown>): Promise<void>
}

function Address({ channel, change }: AddressProps) {
  const { text, rich } = useTranslation(texts)
  const { value, isVerified, isPrimary, usedForAuth } = channel
  return (
    <li>
      <div>
        <h3>
          <IsolatedText text={value} />
        </h3>
        <p className="row">
          {isPrimary && <Badge>{text('primary')}</Badge>}
          {isVerified ? (
            <Badge tone="good">{text('verified')}</Badge>
          ) : (
            <Badge tone="warning">{text('unverified')}</Badge>
          )}
          {usedForAuth && <Badge>{text('usedForSignIn')}</Badge>}
        </p>
      </div>
      <div className="row">
        {!isVerified && (
          <RoleLimit needs="support">
            <TaskButton
              label={text('markAsVerified')}
              ariaLabel={text('markAsVerifiedNamed', { email: value })}
              done={text('saved')}
              onAct={() => change(channel.update({ isVerified: true }))}
            />
          </RoleLimit>
        )}
        {!isPrimary && (
          <RoleLimit needs="developer">
            <TaskButton
              label={text('makePrimary')}
              ariaLabel={text('makePrimaryNamed', { email: value })}
              done={text('saved')}
              onAct={() => change(channel.update({ isPrimary: true }))}
            />
            <ConfirmButton
              effect="destructive"
              label={text('remove')}
              ariaLabel={text('removeNamed', { name: value })}
              title={rich('removeNamedTitle', { name: <IsolatedText text={value} /> })}
              confirm={text('removeAddress')}
              onConfirm={() => change(channel.delete())}
            >
              {text('removeAddressHelp')}
            </ConfirmButton>
          </RoleLimit>
        )}
      </div>
    </li>
  )
}

function AddressForm({ user, close }: { user: ServerUser; close(): void }) {
  const { text } = useTranslation(texts)
  const add = async (fields: FormData) => {
    await user.createContactChannel({
      type: 'email',
      value: textOf(fields, 'value'),
      usedForAuth: isTicked(fields, 'usedForAuth'),
      isVerified: isTicked(fields, 'isVerified'),
    })
    close()
  }
  return (
    <Form submit={text('addAddress')} onSubmit={add}>
      <Field label={text('email')} name="value" type="email" required autoComplete="off" />
      <Box label={text('useForSignIn')} name="usedForAuth" />
      <Box label={text('isVerified')} name="isVerified" />
    </Form>
  )
}
