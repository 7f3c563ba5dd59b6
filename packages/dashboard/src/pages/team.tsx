import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Avatar } from '@latchkey/react/pages'
import { useParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { useDeletion } from '../data/use-deletion.js'
import { NotFound } from '../frame/not-found.js'
import { Skeleton } from '../frame/skeleton.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { AddMember } from './team/add-member.js'
import { Invitations } from './team/invitations.js'
import { Members } from './team/members.js'
import { TeamMetadata } from './team/metadata.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { nameOfTeam } from '../ui/avatar.js'
import { UndoableButton } from '../ui/undoable-button.js'

/** One team: its members with their permissions, its invitations, its metadata and its deletion. */
export function Team() {
  const { teamId = '' } = useParams()
  const team = useQuery(useAdminQuery(useAdmin(), 'getTeam', teamId))
  const deletion = useDeletion('teams')
  if (team === null) return deletion.isDeleting ? <Skeleton /> : <NotFound />
  return (
    <>
      <PageTitle
        title={nameOfTeam(team)}
        picture={<Avatar name={team.displayName} pictureUrl={team.profileImageUrl} />}
      />
      <div className="stack">
        <section className="card">
          <h2>Members</h2>
          {deletion.isDeleting ? <Skeleton /> : <Members team={team} />}
          <AddMember team={team} />
        </section>
        {!deletion.isDeleting && <Invitations team={team} />}
        <section className="card narrow">
          <h2>General</h2>
          <Form
            submit="Save name"
            onSubmit={(fields) => team.update({ displayName: textOf(fields, 'displayName') })}
          >
            <Field label="Name" name="displayName" required defaultValue={team.displayName} />
          </Form>
          {team.profileImageUrl !== null && (
            <p className="actions">
              <RemovePicture team={team} />
            </p>
          )}
        </section>
        <TeamMetadata team={team} />
        <section className="card danger-zone narrow">
          <h2>Danger zone</h2>
          <p className="muted">Members lose their access to what this team shares.</p>
          <p className="actions">
            <ConfirmButton
              effect="destructive"
              label="Delete team"
              title={
                <>
                  Delete “<IsolatedText text={nameOfTeam(team)} />
                  ”?
                </>
              }
              confirm="Delete team"
              onConfirm={() => deletion.run(() => team.delete())}
            >
              Members keep their accounts and lose their permissions in this team. This can’t be
              undone.
            </ConfirmButton>
          </p>
        </section>
      </div>
    </>
  )
}

function RemovePicture({ team }: { team: ServerTeam }) {
  const { profileImageUrl } = team
  return (
    <UndoableButton
      effect="destructive"
      label="Remove picture"
      done="Picture removed."
      onAct={async () => {
        await team.update({ profileImageUrl: null })
        return () => team.update({ profileImageUrl })
      }}
    />
  )
}
