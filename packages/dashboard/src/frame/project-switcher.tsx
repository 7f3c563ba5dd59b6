import { useQuery, useQueryOf } from '@latchkey/react'
import { useRef } from 'react'
import { Link, useParams } from 'react-router'
import { AdminContext } from '../data/admin-context.js'
import { stateWithDialog } from '../navigation/use-dialog-place.js'
import { useOwner } from '../data/owner-context.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { Icon } from '../ui/icons.js'
import { IsolatedText } from '../ui/isolated-text.js'
import { plainText } from '../ui/readable-text.js'
import { useNames } from '../ui/avatar.js'
import { ProjectMode } from './project-mode.js'

/** The name of the open project, with a list of the others, and whether it is in production. */
export function ProjectSwitcher() {
  const { nameOfProject } = useNames()
  const { text } = useTranslation(texts)
  const { projectId } = useParams()
  const user = useOwner()
  const projects = useQuery(useQueryOf(user, 'listOwnedProjects'))
  const list = useRef<HTMLDivElement>(null)
  const current = projects.find(({ id }) => id === projectId)
  if (!current) return <span className="switcher" />
  const close = () => list.current?.hidePopover()
  return (
    <div className="switcher">
      <button
        type="button"
        className="switch"
        popoverTarget="projects"
        aria-label={text('currentProject', { name: plainText(nameOfProject(current)) })}
      >
        <IsolatedText text={nameOfProject(current)} />
        <Icon name="chevron" />
      </button>
      <div ref={list} id="projects" popover="auto" className="menu">
        <ul>
          {projects.map(({ id, displayName, userCount }) => (
            <li key={id}>
              <Link
                to={`/projects/${id}`}
                aria-current={id === projectId ? 'true' : undefined}
                onClick={close}
              >
                <IsolatedText text={nameOfProject({ displayName })} />
                {id === projectId && <Icon name="check" />}
                <span className="muted">{text('userCount', { count: userCount })}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="menu-actions">
          <Link to="/projects" onClick={close}>
            {text('allProjects')}
          </Link>
          <Link to="/projects" state={stateWithDialog('new-project')} onClick={close}>
            {text('newProject')}
          </Link>
        </div>
      </div>
      <AdminContext value={current.app}>
        <ProjectMode />
      </AdminContext>
    </div>
  )
}
