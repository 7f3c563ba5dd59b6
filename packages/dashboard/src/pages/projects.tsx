import { isLatchkeyError } from '@latchkey/core'
import type { OwnedProject } from '@latchkey/core/admin'
import { useQuery, useQueryOf } from '@latchkey/react'
import { Avatar } from '@latchkey/react/pages'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useOwner } from '../data/owner-context.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/overview.js'
import { roleKeys } from '../data/role-keys.js'
import { createFirstKeys } from '../data/create-first-keys.js'
import { useDialogPlace } from '../navigation/use-dialog-place.js'
import { withParameters } from '../navigation/url-parameters.js'
import { useOpenPage } from '../navigation/use-open-page.js'
import { Badge } from '../ui/badge.js'
import { Dialog } from '../ui/dialog.js'
import { EmptyState } from '../ui/empty-state.js'
import { Field, TextArea } from '../ui/field.js'
import { Form, textOf } from '../ui/form.js'
import { SearchField } from '../ui/lists/search-field.js'
import { PageTitle } from '../ui/page-title.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { useNames } from '../ui/avatar.js'

/** As many projects as fit in a window need no search. */
const MAX_WITHOUT_SEARCH = 9

/** Whether the name or the description of a project contains a text, or the text is its ID. */
const matches = ({ id, displayName, description }: OwnedProject, query: string) =>
  id === query.toLowerCase() ||
  [displayName, description].some((value) => value?.toLowerCase().includes(query.toLowerCase()))

/** The projects that the signed-in user owns. The URL contains the text that is searched for. */
export function Projects() {
  const { text } = useTranslation(texts)
  const user = useOwner()
  const [params, setParams] = useSearchParams()
  const query = params.get('query') ?? ''
  const projects = useQuery(useQueryOf(user, 'listOwnedProjects'))
  const matching = projects.filter((project) => matches(project, query))
  // The dialog belongs to no button, because the first project replaces one button with another.
  const [isCreating, setIsCreating] = useState(false)
  useDialogPlace('new-project', () => setIsCreating(true))
  const newProject = (
    <button className="button" type="button" onClick={() => setIsCreating(true)}>
      {text('newProject')}
    </button>
  )
  return (
    <main className="page" id="content" tabIndex={-1}>
      <PageTitle title={text('projectsTitle')} action={projects.length > 0 && newProject}>
        {text('projectsIntro')}
      </PageTitle>
      {projects.length === 0 ? (
        <EmptyState icon="plus" title={text('createFirstProject')} action={newProject}>
          {text('createFirstProjectHelp')}
        </EmptyState>
      ) : (
        <div className="stack">
          {(projects.length > MAX_WITHOUT_SEARCH || query !== '') && (
            <search>
              <SearchField
                label={text('searchProjects')}
                value={query}
                onSearch={(next) =>
                  setParams((before) => withParameters(before, { query: next }), { replace: true })
                }
              />
            </search>
          )}
          {matching.length === 0 ? (
            <EmptyState
              icon="search"
              title={text('noMatchingProjects')}
              action={<Link to="?">{text('showAllProjects')}</Link>}
            >
              {text('noMatchingProjectsHelp')}
            </EmptyState>
          ) : (
            <ul className="cards">
              {matching.map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </ul>
          )}
        </div>
      )}
      {isCreating && (
        <Dialog title={text('newProject')} onClose={() => setIsCreating(false)}>
          <NewProject />
        </Dialog>
      )}
    </main>
  )
}

function ProjectCard({ project }: { project: OwnedProject }) {
  const { nameOfProject } = useNames()
  const { text } = useTranslation(texts)
  return (
    <li className="card project-card">
      <div className="user-cell">
        <Avatar name={nameOfProject(project)} pictureUrl={project.config.logoUrl || null} />
        <h2>
          <Link to={`/projects/${project.id}`}>
            <IsolatedText text={nameOfProject(project)} />
          </Link>
        </h2>
      </div>
      {project.description && <p className="muted">{project.description}</p>}
      <p className="row">
        <span className="muted">{text('userCount', { count: project.userCount })}</span>
        {project.role && project.role !== 'owner' && <Badge>{text(roleKeys[project.role])}</Badge>}
        {project.isProductionMode ? (
          <Badge tone="good">{text('production')}</Badge>
        ) : (
          <Badge>{text('development')}</Badge>
        )}
      </p>
    </li>
  )
}

function NewProject() {
  const { text } = useTranslation(texts)
  const user = useOwner()
  const openPage = useOpenPage()
  /** The project of an earlier submission, whose keys could not be created. */
  const created = useRef<OwnedProject>(null)
  const create = async (fields: FormData) => {
    const settings = {
      displayName: textOf(fields, 'displayName'),
      description: textOf(fields, 'description'),
    }
    if (created.current) await created.current.update(settings)
    created.current ??= await user.createProject(settings)
    const { app, id } = created.current
    const descriptions = { publishable: text('publishableKey'), server: text('secretServerKey') }
    try {
      await createFirstKeys(app, id, descriptions)
    } catch (error) {
      // The page of the project offers to create them after a sign-in.
      if (!isLatchkeyError(error, 'RECENT_SIGN_IN_REQUIRED')) throw error
    }
    await openPage(`/projects/${id}`)
  }
  return (
    <Form submit={text('create')} onSubmit={create}>
      <Field
        label={text('name')}
        name="displayName"
        required
        autoComplete="off"
        help={text('projectNameHelp')}
      />
      <TextArea label={text('descriptionOptional')} name="description" />
    </Form>
  )
}
