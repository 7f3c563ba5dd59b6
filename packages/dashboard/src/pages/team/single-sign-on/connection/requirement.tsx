import { isLatchkeyError, type TeamConnection, type TeamSingleSignOn } from '@latchkey/core'
import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Suspense } from 'react'
import { useAdmin, useAdminQuery } from '../../../../data/admin-context.js'
import { useTranslation } from '../../../../i18n/use-translation.js'
import { texts } from '../../../../locales/en/single-sign-on.js'
import { Skeleton } from '../../../../frame/skeleton.js'
import { useNames } from '../../../../ui/avatar.js'
import { FormButton } from '../../../../ui/confirm-button.js'
import { Choice } from '../../../../ui/field.js'
import { textOf } from '../../../../ui/form.js'
import { FieldError } from '../../../../ui/forms/field-errors.js'
import { IsolatedText } from '../../../../ui/isolated-text.js'
import { TaskButton } from '../../../../ui/task-button.js'

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
    try {
      await singleSignOn.updateConnection(id, {
        isRequired: true,
        emergencyUserId: textOf(fields, 'emergencyUserId'),
      })
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
              <RequiredExcept team={team} userId={emergencyUserId} />
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
          onConfirm={require}
        >
          <p>{text('requireWarning')}</p>
          <Suspense fallback={<Skeleton />}>
            <EmergencyOwner team={team} userId={emergencyUserId} />
          </Suspense>
        </FormButton>
      )}
    </li>
  )
}

interface MemberProps {
  team: ServerTeam
  userId: string | null
}

const useMembers = (team: ServerTeam) =>
  useQuery(useAdminQuery(useAdmin(), 'listUsers', { teamId: team.id }))

function RequiredExcept({ team, userId }: MemberProps) {
  const { nameOfUser } = useNames()
  const { rich } = useTranslation(texts)
  const owner = useMembers(team).find(({ id }) => id === userId)
  return rich('requiredExcept', { name: <IsolatedText text={owner ? nameOfUser(owner) : '–'} /> })
}

/** Chooses the member who keeps the other sign-in methods. */
function EmergencyOwner({ team, userId }: MemberProps) {
  const { nameOfUser } = useNames()
  const { text } = useTranslation(texts)
  const members = useMembers(team)
  if (members.length === 0) return <p>{text('noEmergencyOwner')}</p>
  const labels = members.map((user) => {
    const { id, primaryEmail, displayName } = user
    const name = nameOfUser(user)
    return [id, displayName && primaryEmail ? `${name} (${primaryEmail})` : name]
  })
  return (
    <Choice
      label={text('emergencyOwner')}
      name="emergencyUserId"
      options={Object.fromEntries(labels)}
      defaultValue={userId ?? undefined}
      help={text('emergencyOwnerHelp')}
    />
  )
}
