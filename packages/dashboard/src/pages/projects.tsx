import { useQuery, useUser, useQueryOf } from '@latchkey/react'
import { Link, useNavigate } from 'react-router'
import { Badge } from '../ui/badge.js'
import { DialogButton } from '../ui/dialog.js'
import { Field, TextArea } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'

/** The projects that the signed-in person owns. */
export function Projects() {
  const user = useUser({ or: 'redirect' })
  const projects = useQuery(useQueryOf(user, 'listOwnedProjects'))
  return (
    <main className="page">
      <PageTitle title="Your projects" action={<NewProject />}>
        A project is an app of yours, with the people who sign in to it.
      </PageTitle>
      {projects.length === 0 && <p className="empty">There is none yet. Create the first one.</p>}
      <ul className="cards">
        {projects.map((project) => (
          <li key={project.id} className="card">
            <h2>
              <Link to={`/projects/${project.id}`}>
                <bdi>{project.displayName}</bdi>
              </Link>
            </h2>
            <p className="muted">{project.description || 'No description'}</p>
            <p>
              {project.userCount} {project.userCount === 1 ? 'user' : 'users'}{' '}
              {project.isProductionMode && <Badge tone="good">Production</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}

function NewProject() {
  const user = useUser({ or: 'redirect' })
  const navigate = useNavigate()
  const create = async (fields: FormData) => {
    const project = await user.createProject({
      displayName: textOf(fields, 'displayName'),
      description: textOf(fields, 'description'),
    })
    await navigate(`/projects/${project.id}`)
  }
  return (
    <DialogButton label="New project" title="New project" isMain>
      {() => (
        <Form submit="Create project" onSubmit={create}>
          <Field label="Name" name="displayName" required autoComplete="off" />
          <TextArea label="Description" name="description" />
        </Form>
      )}
    </DialogButton>
  )
}
