import type { UserEntry } from '@latchkey/core/admin'
import { useTask } from '../../data/use-task.js'
import { runForEach } from '../../data/run-for-each.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { ExportButton } from '../../ui/lists/export-button.js'
import { countOf } from '../../ui/numbers.js'
import { BanButton } from '../user/ban-button.js'
import { useBans } from '../user/use-bans.js'
import { exportOf } from './export.js'
import { useToasts } from '../../ui/toasts.js'

interface BulkActionsProps {
  /** The selected users of the page. */
  entries: readonly UserEntry[]
  onClear(): void
}

/** The actions for the selected users. */
export function BulkActions({ entries, onClear }: BulkActionsProps) {
  const { unban } = useBans()
  const toasts = useToasts()
  const task = useTask()
  const users = entries.map(({ user }) => user)
  const isBanned = entries.some(({ bannedAt }) => bannedAt !== null)
  const isAllBanned = entries.every(({ bannedAt }) => bannedAt !== null)
  const count = countOf(users.length, 'user', 'users')
  return (
    <section className="bulk" aria-label="Selected users">
      <strong role="status">{count} selected</strong>
      {!isAllBanned && (
        <BanButton
          label="Ban"
          title={`Ban ${count}?`}
          users={entries.filter(({ bannedAt }) => bannedAt === null).map(({ user }) => user)}
        />
      )}
      {isBanned && (
        <button
          className="button quiet"
          type="button"
          aria-busy={task.status === 'busy'}
          onClick={() =>
            void task.run(() => unban(entries.filter(({ bannedAt }) => bannedAt !== null)))
          }
        >
          Unban
        </button>
      )}
      <ExportButton label="Export" format="csv" list={exportOf(entries)} />
      <ConfirmButton
        effect="destructive"
        label="Delete"
        title={`Delete ${count}?`}
        confirm={`Delete ${count}`}
        typed={`delete ${count}`}
        onConfirm={async () => {
          await runForEach(users, (user) => user.delete())
          toasts.show(`${count} deleted.`)
          onClear()
        }}
      >
        The accounts, their sessions and their API keys are deleted. This can’t be undone.
      </ConfirmButton>
      <button className="button quiet" type="button" onClick={onClear}>
        Clear selection
      </button>
    </section>
  )
}
