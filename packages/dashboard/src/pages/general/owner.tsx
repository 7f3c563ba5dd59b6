import type { Team } from '@latchkey/core'
import { useProject, useQuery, useQueryOf, useUser } from '@latchkey/react'
import { useParams } from 'react-router'
import { latchkey } from '../../latchkey.js'
import { DialogButton } from '../../ui/dialog.js'
import { Choice } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'

/** The owner of the project, and its transfer to a team of the signed-in user. */
export function Owner() {
  const { projectId = '' } = useParams()
  const user = useUser({ or: 'redirect' })
  const project = useQuery(useQueryOf(user, 'listOwnedProjects')).find(({ id }) => id === projectId)
  const teams = useQuery(useQueryOf(user, 'listTeams'))
  const { clientTeamCreationEnabled } = useProject().config
  if (!project) return null
  const { ownerTeamId } = project
  const others = teams.filter(({ id }) => id !== ownerTeamId)
  return (
    <section className="card">
      <h2>Owner</h2>
      <dl className="facts">
        <dt>{ownerTeamId === null ? 'User' : 'Team'}</dt>
        <dd>
          {ownerTeamId === null ? (
            <bdi>{user.displayName ?? user.primaryEmail ?? 'You'}</bdi>
          ) : (
            <bdi>{teams.find(({ id }) => id === ownerTeamId)?.displayName ?? 'Unknown team'}</bdi>
          )}
        </dd>
      </dl>
      <p className="muted">
        {ownerTeamId === null
          ? 'To manage the project with colleagues, transfer it to a team and invite them to the team.'
          : 'Every member of this team can manage the project. Invite colleagues to the team in your account settings.'}
      </p>
      <div className="actions">
        {others.length > 0 && (
          <DialogButton label="Transfer project" title={`Transfer “${project.displayName}”?`}>
            {(close) => <Transfer projectId={projectId} teams={others} close={close} />}
          </DialogButton>
        )}
        {teams.length > 0 ? (
          <a
            className="button quiet"
            href={`${latchkey.urls.accountSettings}/team/${teams[0]?.id}`}
          >
            Manage teams
          </a>
        ) : (
          clientTeamCreationEnabled && (
            <a className="button quiet" href={`${latchkey.urls.accountSettings}/new-team`}>
              Create a team
            </a>
          )
        )}
      </div>
    </section>
  )
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
    <Form submit="Transfer project" done="" onCancel={close} onSubmit={transfer}>
      <p>
        All members of the team can then manage the project. Anyone who owns it today and isn’t in
        the team loses access.
      </p>
      <Choice
        label="New owner"
        name="teamId"
        options={Object.fromEntries(teams.map(({ id, displayName }) => [id, displayName]))}
      />
    </Form>
  )
}
