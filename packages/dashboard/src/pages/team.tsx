import { useQuery } from '@latchkey/react'
import { useNavigate, useParams } from 'react-router'
import { useAdmin, useAdminQuery } from '../data/admin-context.js'
import { NotFound } from '../frame/not-found.js'
import { ConfirmButton } from '../ui/confirm-button.js'
import { Field } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { AddMember } from './team/add-member.js'
import { Members } from './team/members.js'

/** One team: its name, who is in it, and what each may do there. */
export function Team() {
  const { teamId = '', projectId } = useParams()
  const team = useQuery(useAdminQuery(useAdmin(), 'getTeam', teamId))
  const navigate = useNavigate()
  if (team === null) return <NotFound />
  return (
    <>
      <PageTitle title={team.displayName} />
      <div className="stack">
        <section className="card">
          <h2>Members</h2>
          <Members team={team} />
          <AddMember team={team} />
        </section>
        <section className="card narrow">
          <h2>Name</h2>
          <Form
            submit="Save name"
            onSubmit={(fields) => team.update({ displayName: textOf(fields, 'displayName') })}
          >
            <Field label="Name" name="displayName" required defaultValue={team.displayName} />
          </Form>
        </section>
        <section className="card narrow">
          <h2>Delete this team</h2>
          <p className="actions">
            <ConfirmButton
              label="Delete team …"
              title={`Delete “${team.displayName}”?`}
              confirm="Delete team"
              onConfirm={async () => {
                await team.delete()
                await navigate(`/projects/${projectId}/teams`, { replace: true })
              }}
            >
              Its members stay users, and lose what they may do in this team.
            </ConfirmButton>
          </p>
        </section>
      </div>
    </>
  )
}
