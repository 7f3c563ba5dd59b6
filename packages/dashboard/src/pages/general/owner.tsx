import type { Team } from '@latchkey/core'
import { useProject, useQuery, useQueryOf } from '@latchkey/react'
import { Avatar } from '@latchkey/react/pages'
import { Link, useParams } from 'react-router'
import { withLastValue } from '../../data/admin-context.js'
import { useOwner } from '../../data/owner-context.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/general.js'
import { useHasRole } from '../../data/role.js'
import { latchkey } from '../../latchkey.js'
import { UserAvatar, useNames } from '../../ui/avatar.js'
import { DialogButton } from '../../ui/dialog.js'
import { Choice } from '../../ui/field.js'
import { Form, textOf } from '../../ui/form.js'
import { IsolatedText } from '../../ui/isolated-text.js'

/** The owner of the project, and its transfer to a team of the signed-in user. */
export function Owner() {
  const { nameOfUser, nameOfTeam, nameOfProject } = useNames()
  const { text, rich } = useTranslation(texts)
  const { projectId = '' } = useParams()
  const user = useOwner()
  const project = useQuery(useQueryOf(user, 'listOwnedProjects')).find(({ id }) => id === projectId)
  const teams = useQuery(withLastValue(useQueryOf(user, 'listTeams')))
  const { clientTeamCreationEnabled } = useProject().config
  const isOwner = useHasRole('owner')
  if (!project) return null
  const { ownerTeamId } = project
  const owner = teams.find(({ id }) => id === ownerTeamId)
  const others = teams.filter(({ id }) => id !== ownerTeamId)
  const ownerName =
    ownerTeamId === null ? nameOfUser(user) : owner ? nameOfTeam(owner) : text('unknownTeam')
  const canCreateTeam = isOwner && ownerTeamId === null && clientTeamCreationEnabled
  const settings = latchkey.urls.accountSettings
  return (
    <section className="card">
      <h2>{text('owner')}</h2>
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
            {ownerTeamId === null ? text('yourAccount') : text('ownerTeamHelp')}
          </p>
        </div>
      </div>
      {canCreateTeam && <p className="muted">{text('createATeamHelp')}</p>}
      <div className="actions">
        {canCreateTeam && (
          <a className="button quiet" href={`${settings}/new-team`}>
            {text('createATeam')}
          </a>
        )}
        {others.length > 0 && (
          <DialogButton
            label={text('transferProject')}
            title={rich('transferNamedTitle', {
              name: <IsolatedText text={nameOfProject(project)} />,
            })}
          >
            {(close) => <Transfer projectId={projectId} teams={others} close={close} />}
          </DialogButton>
        )}
        {isOwner && (
          <Link className="button quiet" to={`/projects/${projectId}/members`}>
            {text('inviteColleagues')}
          </Link>
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
  const { text } = useTranslation(texts)
  const user = useOwner()
  const transfer = async (fields: FormData) => {
    await user.transferProject(projectId, textOf(fields, 'teamId'))
    close()
  }
  return (
    <Form submit={text('transferProject')} done="" onSubmit={transfer}>
      <p>{text('transferToTeamHelp')}</p>
      <Choice
        label={text('newOwner')}
        name="teamId"
        options={Object.fromEntries(teams.map(({ id, displayName }) => [id, displayName]))}
      />
    </Form>
  )
}
