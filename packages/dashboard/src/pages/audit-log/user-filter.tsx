import { useQuery } from '@latchkey/react'
import { lazy, Suspense } from 'react'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/audit-log.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { loadFile } from '../../data/load-file.js'
import { useNames } from '../../ui/avatar.js'
import { DialogButton } from '../../ui/dialog.js'
import { IsolatedText } from '../../ui/isolated-text.js'
import { plainText } from '../../ui/readable-text.js'

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
  return (
    <div className="field user-filter">
      <span className="label">{text('userFilter')}</span>
      {userId === null ? (
        <DialogButton
          isReadable
          label={text('anyUser')}
          title={text('chooseUser')}
          ariaLabel={text('anyUserNamed')}
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
      ) : (
        <Suspense fallback={<span className="button quiet">…</span>}>
          <ChosenUser userId={userId} onClear={() => onChoose(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** A user who was deleted stays in the log, by ID. */
function ChosenUser({ userId, onClear }: { userId: string; onClear(): void }) {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const user = useQuery(useAdminQuery(useAdmin(), 'getUser', userId))
  const name = user ? nameOfUser(user) : text('userWithId', { id: userId.slice(0, 8) })
  return (
    <button
      className="button quiet"
      type="button"
      aria-label={text('userNamed', { name: plainText(name) })}
      onClick={onClear}
    >
      <IsolatedText text={name} />
      <span aria-hidden="true">×</span>
    </button>
  )
}
