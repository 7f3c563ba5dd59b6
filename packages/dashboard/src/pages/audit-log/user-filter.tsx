import { useQuery } from '@latchkey/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/audit-log.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { loadFile } from '../../data/load-file.js'
import { useNames } from '../../ui/avatar.js'
import { DialogButton } from '../../ui/dialog.js'
import { FilterChip } from '../../ui/lists/filter-chip.js'
import { Icon } from '../../ui/icons.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { textWithId } from './parties.js'

// Loaded when it is opened first.
const ChooseUser = lazy(async () => ({
  default: await loadFile(async () => (await import('./choose-user.js')).ChooseUser),
}))

interface UserFilterProps {
  /** The chosen user; null for all users. */
  userId: string | null
  onChoose(userId: string | null): void
}

/** Limits a list to one user. */
export function UserFilter({ userId, onChoose }: UserFilterProps) {
  const { text } = useTranslation(texts)
  const label = text('anyUser')
  return (
    <div className="field user-filter">
      <span className="label">{text('userFilter')}</span>
      <DialogButton
        isReadable
        label={
          <>
            {userId === null ? label : <ChosenUser userId={userId} />}
            <Icon name="chevron" />
          </>
        }
        title={text('chooseUser')}
        {...(userId === null && { ariaLabel: text('anyUserNamed') })}
      >
        {(close) => (
          <Suspense fallback={<div className="commands" />}>
            <ChooseUser
              onChoose={(id) => {
                close()
                onChoose(id)
              }}
            />
          </Suspense>
        )}
      </DialogButton>
    </div>
  )
}

/** Returns the name of a user. One who was deleted stays in the log, by ID. */
function useNameOf(userId: string): string {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const user = useQuery(useAdminQuery(useAdmin(), 'getUser', userId))
  return user ? nameOfUser(user) : textWithId('user', userId, text)
}

const ChosenUser = ({ userId }: { userId: string }) => (
  <Suspense fallback="…">
    <UserName userId={userId} />
  </Suspense>
)

const UserName = ({ userId }: { userId: string }) => <IsolatedText text={useNameOf(userId)} />

/** The chosen user, which removes itself. */
export const UserChip = ({ userId, onRemove }: { userId: string; onRemove(): void }) => (
  <FilterChip name={useNameOf(userId)} onRemove={onRemove} />
)
