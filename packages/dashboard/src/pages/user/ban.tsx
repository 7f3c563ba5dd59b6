import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../data/admin-context.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { DialogButton } from '../../ui/dialog.js'
import { Field } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { IsolatedText } from '../../ui/isolated-text.js'

/** Shows whether a user is banned, with buttons to ban and unban the user. */
export function Ban({ user }: { user: ServerUser }) {
  const { bannedAt, reason } = useQuery(useAdminQuery(user, 'getBan'))
  return (
    <section className="card">
      <h2>Ban</h2>
      {bannedAt === null ? (
        <p className="muted">This user can sign in.</p>
      ) : (
        <>
          <p className="row">
            <Badge tone="warning">Banned</Badge>
            <span className="muted">
              <RelativeTime at={bannedAt} />
            </span>
          </p>
          {reason !== null && (
            <p>
              Reason: <IsolatedText text={reason} />
            </p>
          )}
        </>
      )}
      <p className="actions">
        {bannedAt === null ? (
          <DialogButton label="Ban user" title="Ban this user?">
            {(close) => <BanForm user={user} close={close} />}
          </DialogButton>
        ) : (
          <ConfirmButton
            effect="destructive"
            label="Unban user"
            title="Unban this user?"
            confirm="Unban user"
            onConfirm={() => user.unban()}
          >
            The user can sign in again. Ended sessions stay ended.
          </ConfirmButton>
        )}
      </p>
    </section>
  )
}

const BanForm = ({ user, close }: { user: ServerUser; close(): void }) => (
  <Form
    submit="Ban user"
    onSubmit={async (fields) => {
      await user.ban({ reason: textOf(fields, 'reason') || null })
      close()
    }}
  >
    <p>All sessions end, and the user can’t sign in until you unban the account.</p>
    <Field
      label="Reason (optional)"
      name="reason"
      autoComplete="off"
      maxLength={1000}
      help="Only for your team. The user doesn’t see it."
    />
  </Form>
)
