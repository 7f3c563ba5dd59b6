import { useQuery, useUser, useQueryOf } from '@latchkey/react'
import { Link, useNavigate } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/overview.js'
import { createFirstKeys } from '../data/create-first-keys.js'
import { Badge } from '../ui/badge.js'
import { DialogButton } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { Field, TextArea } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { PageTitle } from '../ui/page-title.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { useNames } from '../ui/avatar.js'

/** The projects that the signed-in user owns. */
export function Projects() {
  const { nameOfProject } = useNames()
  const { text } = useTranslation(texts)
  const user = useUser({ or: 'redirect' })
  const projects = useQuery(useQueryOf(user, 'listOwnedProjects'))
  return (
    <main className="page" id="content">
      <PageTitle title={text('projectsTitle')} action={projects.length > 0 && <NewProject />}>
        {text('projectsIntro')}
      </PageTitle>
      {projects.length === 0 ? (
        <EmptyState icon="keys" title={text('createFirstProject')} action={<NewProject />}>
          {text('createFirstProjectHelp')}
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
                <span>{text('userCount', { count: project.userCount })}</span>
                {project.isProductionMode ? (
                  <Badge tone="good">{text('production')}</Badge>
                ) : (
                  <Badge>{text('development')}</Badge>
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
  const { text } = useTranslation(texts)
  const user = useUser({ or: 'redirect' })
  const navigate = useNavigate()
  const create = async (fields: FormData) => {
    const project = await user.createProject({
      displayName: textOf(fields, 'displayName'),
      description: textOf(fields, 'description'),
    })
    const descriptions = { publishable: text('publishableKey'), server: text('secretServerKey') }
    // The service can require a recent sign-in for keys. The page of the project then offers to create them.
    await createFirstKeys(project.app, project.id, descriptions).catch(() => undefined)
    await navigate(`/projects/${project.id}`)
  }
  return (
    <DialogButton label={text('newProject')} title={text('newProject')} variant="main">
      {() => (
        <Form submit={text('createProject')} onSubmit={create}>
          <Field
            label={text('name')}
            name="displayName"
            required
            autoComplete="off"
            help={text('projectNameHelp')}
          />
          <TextArea label={text('descriptionOptional')} name="description" />
        </Form>
      )}
    </DialogButton>
  )
}
