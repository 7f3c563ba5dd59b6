import type { ServerTeam } from '@latchkey/core/server'
import { useQuery } from '@latchkey/react'
import { Avatar } from '@latchkey/react/pages'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/teams.js'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { changesOf } from '../data/changes-of.js'
import { useDeletion } from '../data/use-deletion.js'
import { LoadingPart } from '../frame/loading-part.js'
import { NotFound } from '../frame/not-found.js'
import { Skeleton } from '../frame/skeleton.js'
import { Badge } from '../ui/badge.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { JumpList } from '../ui/jump-list.js'
import { IdFact, PageTitle } from '../ui/page-title.js'
import { AddMember } from './team/add-member.js'
import { Invitations } from './team/invitations.js'
import { MemberCount } from './team/member-count.js'
import { Members } from './team/members.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { useNames } from '../ui/avatar.js'
import { RelativeTime } from '../ui/times/relative-time.js'
import { UndoableButton } from '../ui/undoable-button.js'
import { MetadataForm } from '../ui/forms/metadata-form.js'

/** One team: its members with their permissions, its invitations, its metadata and its deletion. */
export const Team = () => (
  <LoadingPart shape="team" back={useTranslation(texts).text('teams')}>
    <Loaded />
  </LoadingPart>
)

function Loaded() {
  const { nameOfTeam } = useNames()
  const { text, rich } = useTranslation(texts)
  const { teamId = '' } = useParams()
  const team = useQuery(useAdminQuery(useAdmin(), 'getTeam', teamId))
  const deletion = useDeletion('teams')
  if (team === null)
    return deletion.isDeleting ? <Skeleton shape="team" back={text('teams')} /> : <NotFound />
  return (
    <>
      <PageTitle
        title={nameOfTeam(team)}
        back={text('teams')}
        picture={<Avatar name={team.displayName} pictureUrl={team.profileImageUrl} />}
        facts={[
          rich('createdWhen', { when: <RelativeTime key="created" at={team.createdAt} /> }),
          <IdFact key="id" id={team.id} label={text('teamId')} />,
        ]}
      />
      <div className="sections-page">
        <JumpList
          sections={{
            members: text('members'),
            invitations: text('invitations'),
            'single-sign-on': text('singleSignOn'),
            general: text('teamGeneral'),
            metadata: text('metadata'),
            'danger-zone': text('teamDangerZone'),
          }}
        />
        <div className="stack">
          <section className="card" id="members">
            <h2>
              {text('members')}{' '}
              {!deletion.isDeleting && (
                <Suspense>
                  <Badge>
                    <MemberCount team={team} />
                  </Badge>
                </Suspense>
              )}
            </h2>
            {deletion.isDeleting ? <Skeleton /> : <Members team={team} />}
            <AddMember team={team} />
          </section>
          {!deletion.isDeleting && <Invitations team={team} />}
          <section className="card" id="single-sign-on">
            <h2>{text('singleSignOn')}</h2>
            <p className="muted">{text('teamSingleSignOnHelp')}</p>
            <p className="actions">
              <Link className="button quiet" to="single-sign-on">
                {text('setUpSingleSignOn')}
              </Link>
            </p>
          </section>
          <section className="card" id="general">
            <h2>{text('teamGeneral')}</h2>
            <Form
              submit={text('saveName')}
              onSubmit={(fields) =>
                team.update(changesOf(team, { displayName: textOf(fields, 'displayName') }))
              }
            >
              <Field
                label={text('name')}
                name="displayName"
                required
                defaultValue={team.displayName}
              />
            </Form>
            {team.profileImageUrl !== null && (
              <p className="actions">
                <RemovePicture team={team} />
              </p>
            )}
          </section>
          <section className="card" id="metadata">
            <h2>{text('metadata')}</h2>
            <MetadataForm
              holder={team}
              clientLabel={text('clientTeamMetadata')}
              readOnlyLabel={text('readOnlyTeamMetadata')}
              serverLabel={text('serverTeamMetadata')}
            />
          </section>
          <section className="card danger-zone" id="danger-zone">
            <h2>{text('teamDangerZone')}</h2>
            <p className="muted">{text('teamDangerZoneHelp')}</p>
            <p className="actions">
              <ConfirmButton
                effect="destructive"
                label={text('deleteTeam')}
                title={rich('deleteQuotedTitle', {
                  name: <IsolatedText text={nameOfTeam(team)} />,
                })}
                confirm={text('deleteTeam')}
                onConfirm={() => deletion.run(() => team.delete())}
              >
                {text('deleteTeamHelp')}
              </ConfirmButton>
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

function RemovePicture({ team }: { team: ServerTeam }) {
  const { text } = useTranslation(texts)
  const { profileImageUrl } = team
  return (
    <UndoableButton
      effect="destructive"
      label={text('removePicture')}
      done={text('pictureRemoved')}
      onAct={async () => {
        await team.update({ profileImageUrl: null })
        return () => team.update({ profileImageUrl })
      }}
    />
  )
}
