import type { UserEntry } from '@latchkey/core/admin'
import { type ReactNode, useRef } from 'react'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/users.js'
import { useTask } from '../../data/use-task.js'
import type { ShownQuery } from '../../data/load-again.js'
import { runForEach } from '../../data/run-for-each.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { Icon } from '../../ui/icons.js'
import { ExportButton } from '../../ui/lists/export-button.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { BanButton } from '../user/ban-button.js'
import { useBans } from '../user/use-bans.js'
import { useFocusAfterRemoval } from '../../ui/lists/use-focus-after-removal.js'
import { exportOf } from './export.js'
import { useToasts } from '../../ui/toasts.js'

interface BulkActionsProps {
  /** The selected users of the page. */
  entries: readonly UserEntry[]
  /** The page of the list. */
  bansQuery: ShownQuery
  onClear(): void
}

/** The actions for the selected users. */
export function BulkActions({ entries, bansQuery, onClear }: BulkActionsProps) {
  const { text } = useTranslation(texts)
  const { unban } = useBans([bansQuery])
  const toasts = useToasts()
  const task = useTask()
  const ref = useRef<HTMLElement>(null)
  useFocusAfterRemoval(ref)
  const users = entries.map(({ user }) => user)
  const banned = entries.filter(({ bannedAt }) => bannedAt !== null)
  const others = entries.filter(({ bannedAt }) => bannedAt === null)
  const count = users.length
  return (
    <section ref={ref} className="bulk" tabIndex={-1} aria-label={text('selectedUsers')}>
      <strong role="status">{text('selectedCount', { count })}</strong>
      <button className="icon" type="button" aria-label={text('clearSelection')} onClick={onClear}>
        <Icon name="close" />
      </button>
      <MoreMenu name={text('selectedUsers')}>
        <ExportButton label={text('exportCsv')} format="csv" list={exportOf(entries)} />
        <RoleLimit needs="support">
          {others.length > 0 && (
            <VanishingAction>
              <BanButton
                label={text('ban')}
                title={text('banCountTitle', { count: others.length })}
                users={others.map(({ user }) => user)}
                queries={[bansQuery]}
                note={
                  banned.length > 0 ? text('bannedAlready', { count: banned.length }) : undefined
                }
              />
            </VanishingAction>
          )}
          {banned.length > 0 && (
            <VanishingAction>
              <button
                className="button quiet"
                type="button"
                aria-busy={task.status === 'busy'}
                onClick={() => void task.run(() => unban(banned))}
              >
                {text('unban')}
              </button>
            </VanishingAction>
          )}
        </RoleLimit>
        <ConfirmButton
          effect="destructive"
          label={text('delete')}
          title={text('deleteCountTitle', { count })}
          confirm={text('deleteCount', { count })}
          typed={text('deleteCountTyped', { count })}
          onConfirm={async () => {
            await runForEach(users, (user) => user.delete())
            toasts.show(text('usersDeleted', { count }))
            onClear()
          }}
        >
          {text('deleteUsersHelp')}
        </ConfirmButton>
      </MoreMenu>
    </section>
  )
}

/** An action that disappears when it applies to none of the users. The bar gets its focus. */
function VanishingAction({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null)
  useFocusAfterRemoval(ref, 'section')
  return <span ref={ref}>{children}</span>
}
