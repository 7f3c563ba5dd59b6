import type { UserEntry } from '@latchkey/core/admin'
import type { ServerUser } from '@latchkey/core/server'
import { useContext } from 'react'
import { RoleLimit, useIsAllowed } from '../../data/role.js'
import type { ShownQuery } from '../../data/load-again.js'
import { useTask } from '../../data/use-task.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts as userTexts } from '../../locales/en/user.js'
import { texts } from '../../locales/en/users.js'
import { useNames } from '../../ui/avatar.js'
import { DialogMenuContext } from '../../ui/dialog.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { useToasts } from '../../ui/toasts.js'
import { BanButton } from '../user/ban-button.js'
import { DeleteUser } from '../user/delete-user.js'
import { useBans } from '../user/use-bans.js'

interface UserMenuProps {
  entry: UserEntry
  /** The page of the list. */
  bansQuery: ShownQuery
}

/** The actions for a user of the list. The row itself opens the user. */
export function UserMenu({ entry, bansQuery }: UserMenuProps) {
  const { user, bannedAt } = entry
  const { nameOfUser } = useNames()
  const { text, rich } = useTranslation(userTexts)
  const list = useTranslation(texts)
  const toasts = useToasts()
  return (
    <MoreMenu name={nameOfUser(user)}>
      <CopyId user={user} />
      <RoleLimit needs="support">
        {bannedAt === null ? (
          <BanButton
            label={text('banThisUser')}
            title={rich('banNamedTitle', { name: <IsolatedText text={nameOfUser(user)} /> })}
            users={[user]}
            queries={[bansQuery]}
          />
        ) : (
          <Unban entry={entry} bansQuery={bansQuery} />
        )}
      </RoleLimit>
      <DeleteUser
        user={user}
        onConfirm={async () => {
          await user.delete()
          toasts.show(list.text('usersDeleted', { count: 1 }))
        }}
      />
    </MoreMenu>
  )
}

function CopyId({ user }: { user: ServerUser }) {
  const { text } = useTranslation(userTexts)
  const menu = useContext(DialogMenuContext)
  const toasts = useToasts()
  const copy = async () => {
    menu?.close()
    try {
      await navigator.clipboard.writeText(user.id)
      toasts.show(text('copied'))
    } catch {
      toasts.showFailure(new Error(text('notCopied')))
    }
  }
  return (
    <button className="button quiet" type="button" onClick={() => void copy()}>
      {text('copyNamed', { name: text('id') })}
    </button>
  )
}

function Unban({ entry, bansQuery }: UserMenuProps) {
  const { text } = useTranslation(userTexts)
  const { unban } = useBans([bansQuery])
  const isAllowed = useIsAllowed()
  const menu = useContext(DialogMenuContext)
  const task = useTask()
  return (
    <button
      className="button quiet"
      type="button"
      disabled={!isAllowed}
      aria-busy={task.status === 'busy'}
      onClick={() => {
        menu?.close()
        void task.run(() => unban([entry]))
      }}
    >
      {text('unbanUser')}
    </button>
  )
}
