import { isLatchkeyError, type TeamConnection, type TeamSingleSignOn } from '@latchkey/core'
import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useAdmin, useAdminQuery } from '../../../../data/admin-context.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Skeleton } from '../../../../frame/skeleton.js'
import { useNames } from '../../../../ui/avatar.js'
import { FormButton } from '../../../../ui/confirm-button.js'
import { Choice, Field } from '../../../../ui/field.js'
import { textOf } from '../../../../ui/form.js'
import { FieldError } from '../../../../ui/forms/field-errors.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { TaskButton } from '../../../../ui/task-button.js'
import { methodsOf } from '../../../users/methods.js'

interface RequirementProps {
  team: ServerTeam
  connection: TeamConnection
  singleSignOn: TeamSingleSignOn
}

/** Whether the connection closes the other sign-in methods, and the member who keeps them. */
export function Requirement({ team, connection, singleSignOn }: RequirementProps) {
  const { text } = useTranslation(texts)
  const { id, isRequired, emergencyUserId } = connection
  const require = async (fields: FormData) => {
    const chosenId = textOf(fields, 'emergencyUserId')
    if (chosenId === '') throw new Error(text('noEmergencyOwner'))
    try {
      await singleSignOn.updateConnection(id, { isRequired: true, emergencyUserId: chosenId })
    } catch (error) {
      if (!isLatchkeyError(error, 'TEAM_PERMISSION_REQUIRED')) throw error
      throw new FieldError('emergencyUserId', text('emergencyOwnerNotAdmin'))
    }
  }
  return (
    <li>
      <div>
        <h3>{text('requireSingleSignOn')}</h3>
        <p className="muted">
          {isRequired && emergencyUserId !== null ? (
            <Suspense>
              <RequiredExcept userId={emergencyUserId} />
            </Suspense>
          ) : (
            text('requireHelp')
          )}
        </p>
      </div>
      {isRequired ? (
        <TaskButton
          label={text('stopRequiring')}
          onAct={() => singleSignOn.updateConnection(id, { isRequired: false })}
        />
      ) : (
        <FormButton
          effect="destructive"
          label={text('requireSingleSignOn')}
          title={text('requireSingleSignOn')}
          confirm={text('requireSingleSignOn')}
          loading={<Skeleton />}
          onConfirm={require}
        >
          <p>{text('requireWarning')}</p>
          <EmergencyOwner team={team} userId={emergencyUserId} />
        </FormButton>
      )}
    </li>
  )
}

function RequiredExcept({ userId }: { userId: string }) {
  const { nameOfUser } = useNames()
  const { rich } = useTranslation(texts)
  const owner = useQuery(useAdminQuery(useAdmin(), 'getUser', userId))
  return rich('requiredExcept', { name: <IsolatedText text={owner ? nameOfUser(owner) : '–'} /> })
}

/** How many members are offered at once. A search finds the others. */
const MAX_MEMBERS = 50

/** Chooses the member who keeps the other sign-in methods, among those who have one. */
function EmergencyOwner({ team, userId }: { team: ServerTeam; userId: string | null }) {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query.trim())
  const page = useQuery(
    useAdminQuery(useAdmin(), 'getUserPage', {
      teamId: team.id,
      limit: MAX_MEMBERS,
      orderBy: 'displayName',
      ...(searched && { query: searched }),
    }),
  )
  const candidates = page.items
    .filter(({ user, bannedAt, deleteAt }) => !bannedAt && !deleteAt && methodsOf(user).length > 0)
    .map(({ user }) => user)
  const hasSearch = page.nextCursor !== null || query !== ''
  const labels = candidates.map((user) => {
    const { id, primaryEmail, displayName } = user
    const name = nameOfUser(user)
    return [id, displayName && primaryEmail ? `${name} (${primaryEmail})` : name]
  })
  return (
    <>
      {hasSearch && (
        <Field
          label={text('searchEmergencyOwner')}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            // The list follows the text. The key would submit the form of the dialog.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      )}
      {candidates.length === 0 ? (
        <p>{text(hasSearch ? 'noEmergencyOwnerFound' : 'noEmergencyOwner')}</p>
      ) : (
        <Choice
          label={text('emergencyOwner')}
          name="emergencyUserId"
          options={Object.fromEntries(labels)}
          defaultValue={userId ?? undefined}
          help={text('emergencyOwnerHelp')}
        />
      )}
    </>
  )
}
