import type { Team } from '@latchkey/core'
import { useProject, useQuery, useQueryOf, useUser } from '@latchkey/react'
import { Avatar } from '@latchkey/react/pages'
import { useParams } from 'react-router'
import { latchkey } from '../../latchkey.js'
import { nameOfProject, nameOfTeam, nameOfUser, UserAvatar } from '../../ui/avatar.js'
import { DialogButton } from '../../ui/dialog.js'
import { Choice } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'

/** The owner of the project, and its transfer to a team of the signed-in user. */
export function Owner() {
  const { projectId = '' } = useParams()
  const user = useUser({ or: 'redirect' })
  const project = useQuery(useQueryOf(user, 'listOwnedProjects')).find(({ id }) => id === projectId)
  const teams = useQuery(useQueryOf(user, 'listTeams'))
  const { clientTeamCreationEnabled } = useProject().config
  if (!project) return null
  const { ownerTeamId } = project
  const owner = teams.find(({ id }) => id === ownerTeamId)
  const others = teams.filter(({ id }) => id !== ownerTeamId)
  const ownerName =
    ownerTeamId === null ? nameOfUser(user) : owner ? nameOfTeam(owner) : 'Unknown team'
  const settings = latchkey.urls.accountSettings
  return (
    <section className="card">
      <h2>Owner</h2>
      <div className="user-cell">
        {ownerTeamId === null ? (
          <UserAvatar user={user} />
        ) : (
          <Avatar name={ownerName} pictureUrl={owner?.profileImageUrl ?? null} />
        )}
        <div>
          <h3>
            <IsolatedText text={ownerName} />
          </h3>
          <p className="muted">
            {ownerTeamId === null
              ? 'Your account'
              : 'Members of this team can see the project. Those with the permission team_admin can change it.'}
          </p>
        </div>
      </div>
      {ownerTeamId === null && (
        <p className="muted">{shareHelp(teams.length > 0, clientTeamCreationEnabled)}</p>
      )}
      <div className="actions">
        {owner && (
          <a className="button quiet" href={`${settings}/team/${owner.id}`}>
            Invite colleagues
          </a>
        )}
        {others.length > 0 && (
          <DialogButton
            label="Transfer project"
            title={
              <>
                Transfer “<IsolatedText text={nameOfProject(project)} />
                ”?
              </>
            }
          >
            {(close) => <Transfer projectId={projectId} teams={others} close={close} />}
          </DialogButton>
        )}
        {ownerTeamId === null && clientTeamCreationEnabled && (
          <a className="button quiet" href={`${settings}/new-team`}>
            Create a team
          </a>
        )}
      </div>
    </section>
  )
}

/** Explains how the owner of a project can let colleagues manage it. */
function shareHelp(hasTeam: boolean, canCreateTeam: boolean): string {
  if (hasTeam)
    return 'To manage the project with colleagues, transfer it to a team. Members can see it, and those with the permission team_admin can change it.'
  if (canCreateTeam)
    return 'To manage the project with colleagues, create a team, transfer the project to it and invite them.'
  return 'To manage the project with colleagues, transfer it to a team. Ask the operator of this service to add you to one.'
}

interface TransferProps {
  projectId: string
  teams: readonly Team[]
  close(): void
}

function Transfer({ projectId, teams, close }: TransferProps) {
  const user = useUser({ or: 'redirect' })
  const transfer = async (fields: FormData) => {
    await user.transferProject(projectId, textOf(fields, 'teamId'))
    close()
  }
  return (
    <Form submit="Transfer project" done="" onSubmit={transfer}>
      <p>
        Members of the team can then see the project, and those with the permission team_admin can
        change it. Anyone who can manage it today and isn’t in the team loses access.
      </p>
      <Choice
        label="New owner"
        name="teamId"
        options={Object.fromEntries(teams.map(({ id, displayName }) => [id, displayName]))}
      />
    </Form>
  )
}
