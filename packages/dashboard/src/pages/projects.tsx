import { useQuery, useUser, useQueryOf } from '@latchkey/react'
import { Link, useNavigate } from 'react-router'
import { createFirstKeys } from '../data/create-first-keys.js'
import { Badge } from '../ui/badge.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { Field, TextArea } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { countOf } from '../ui/numbers.js'
import { PageTitle } from '../ui/page-title.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { nameOfProject } from '../ui/avatar.js'

/** The projects that the signed-in user owns. */
export function Projects() {
  const user = useUser({ or: 'redirect' })
  const projects = useQuery(useQueryOf(user, 'listOwnedProjects'))
  return (
    <main className="page" id="content">
      <PageTitle title="Projects" action={projects.length > 0 && <NewProject />}>
        Each project is an app with its own users.
      </PageTitle>
      {projects.length === 0 ? (
        <EmptyState icon="keys" title="Create your first project" action={<NewProject />}>
          You get keys and the code that adds sign-in to your app.
        </EmptyState>
      ) : (
        <ul className="cards">
          {projects.map((project) => (
            <li key={project.id} className="card project-card">
              <h2>
                <Link to={`/projects/${project.id}`}>
                  <IsolatedText text={nameOfProject(project)} />
                </Link>
              </h2>
              {project.description && <p className="muted">{project.description}</p>}
              <p className="row">
                <span>{countOf(project.userCount, 'user', 'users')}</span>
                {project.isProductionMode ? (
                  <Badge tone="good">Production</Badge>
                ) : (
                  <Badge>Development</Badge>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
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
    await createFirstKeys(project.app, project.id)
    await navigate(`/projects/${project.id}`)
  }
  return (
    <DialogButton label="New project" title="New project" variant="main">
      {() => (
        <Form submit="Create project" onSubmit={create}>
          <Field
            label="Name"
            name="displayName"
            required
            autoComplete="off"
            help="Users see it on the sign-in page and in emails."
          />
          <TextArea label="Description (optional)" name="description" />
        </Form>
      )}
    </DialogButton>
  )
}
