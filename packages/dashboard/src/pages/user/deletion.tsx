import type { ServerUser } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { useAdminQuery } from '../../data/admin-context.js'
import { nameOfUser } from '../../ui/avatar.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { IsolatedText } from '../../ui/isolated-text.js'

interface DeletionProps {
  user: ServerUser
  onConfirm(): Promise<unknown>
}

/** Deletes a user immediately, or restores one who has deleted the account. */
export function Deletion({ user, onConfirm }: DeletionProps) {
  return (
    <section className="card danger-zone">
      <h2>Danger zone</h2>
      <p className="muted">Deletes the account with its sessions and keys. This can’t be undone.</p>
      <p className="actions">
        <ConfirmButton
          effect="destructive"
          label="Delete user"
          title={
            <>
              Delete <IsolatedText text={nameOfUser(user)} />?
            </>
          }
          confirm="Delete user"
          onConfirm={onConfirm}
        >
          The account, its sessions and its API keys are deleted. This can’t be undone.
        </ConfirmButton>
      </p>
    </section>
  )
}

/** Shows the date of a deletion that the user has requested, with a button to cancel it. */
export function PendingDeletion({ user }: { user: ServerUser }) {
  const { deleteAt } = useQuery(useAdminQuery(user, 'getDeletion'))
  if (deleteAt === null) return null
  return (
    <section className="card">
      <h2>Scheduled deletion</h2>
      <p>
        The user has deleted the account. It will be deleted on <RelativeTime at={deleteAt} />, and
        the user can’t sign in until then.
      </p>
      <p className="actions">
        <ConfirmButton
          effect="destructive"
          label="Restore user"
          title={
            <>
              Restore <IsolatedText text={nameOfUser(user)} />?
            </>
          }
          confirm="Restore user"
          onConfirm={() => user.restore()}
        >
          The user can sign in again. Ended sessions stay ended.
        </ConfirmButton>
      </p>
    </section>
  )
}
