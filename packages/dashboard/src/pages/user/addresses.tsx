import type { ServerContactChannel, ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../data/admin-context.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Box, Field } from '../../ui/field.js'
import { Form, isTicked, textOf } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { TaskButton } from '../../ui/task-button.js'
import { SettingsRows } from '../../ui/lists/settings-rows.js'

/** The email addresses of a user. */
export function Addresses({ user }: { user: ServerUser }) {
  const channels = useQuery(useAdminQuery(user, 'listContactChannels'))
  return (
    <section className="card" id="emails">
      <h2>Email addresses</h2>
      {channels.length === 0 && <p className="muted">This user has no email address.</p>}
      <SettingsRows>
        {channels.map((channel) => (
          <Address key={channel.id} channel={channel} />
        ))}
      </SettingsRows>
      <p className="actions">
        <DialogButton label="Add address" title="Add an email address">
          {(close) => <AddressForm user={user} close={close} />}
        </DialogButton>
      </p>
    </section>
  )
}

function Address({ channel }: { channel: ServerContactChannel }) {
  const { value, isVerified, isPrimary, usedForAuth } = channel
  return (
    <li>
      <div>
        <h3>
          <IsolatedText text={value} />
        </h3>
        <p className="row">
          {isPrimary && <Badge>Primary</Badge>}
          {isVerified ? (
            <Badge tone="good">Verified</Badge>
          ) : (
            <Badge tone="warning">Unverified</Badge>
          )}
          {usedForAuth && <Badge>Used for sign-in</Badge>}
        </p>
      </div>
      <div className="row">
        {!isVerified && (
          <TaskButton
            label="Mark as verified"
            ariaLabel={`Mark as verified: ${value}`}
            done="Saved."
            onAct={() => channel.update({ isVerified: true })}
          />
        )}
        {!isPrimary && (
          <>
            <TaskButton
              label="Make primary"
              ariaLabel={`Make primary: ${value}`}
              done="Saved."
              onAct={() => channel.update({ isPrimary: true })}
            />
            <ConfirmButton
              effect="destructive"
              label="Remove"
              ariaLabel={`Remove ${value}`}
              title={
                <>
                  Remove <IsolatedText text={value} />?
                </>
              }
              confirm="Remove address"
              onConfirm={() => channel.delete()}
            >
              The user gets no email there and can’t sign in with it.
            </ConfirmButton>
          </>
        )}
      </div>
    </li>
  )
}

function AddressForm({ user, close }: { user: ServerUser; close(): void }) {
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
    <Form submit="Add address" onSubmit={add}>
      <Field label="Email" name="value" type="email" required autoComplete="off" />
      <Box label="Use it for sign-in" name="usedForAuth" />
      <Box label="It is verified" name="isVerified" />
    </Form>
  )
}
