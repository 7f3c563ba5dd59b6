import { useQuery, useQueryOf } from '@latchkey/react'
import { useCallback, useState } from 'react'
import { NavLink, Outlet, useLocation, useParams } from 'react-router'
import { useOwner } from '../data/owner-context.js'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { AdminContext, useAdmin, useAdminQuery } from '../data/admin-context.js'
import { ReadRoleContext, RoleContext, useHasRole, useRole } from '../data/role.js'
import { roleKeys } from '../data/role-keys.js'
import { useFeature } from '../data/use-feature.js'
import { useRefreshOnFocus } from '../data/use-refresh-on-focus.js'
import { useNames } from '../ui/avatar.js'
import { Icon } from '../ui/icons.js'
import { PageTitle } from '../ui/page-title.js'
import { CommandMenu } from './command-menu.js'
import { LoadingPart } from './loading-part.js'
import { NoAccess } from './no-access.js'
import { sectionGroups } from './sections.js'

/** The frame of an owned project: the list of its sections, and the page. */
export function ProjectFrame() {
  const { projectId } = useParams()
  const { text } = useTranslation(texts)
  const { pathname } = useLocation()
  const { nameOfProject } = useNames()
  const user = useOwner()
  const projects = useQueryOf(user, 'listOwnedProjects')
  const project = useQuery(projects).find(({ id }) => id === projectId)
  const readRole = useCallback(() => void projects.refresh(), [projects])
  // Another member can have changed the role, or removed the reader.
  useRefreshOnFocus(projects)
  if (!project)
    return (
      <main className="page" id="content" tabIndex={-1}>
        <NoAccess />
      </main>
    )
  const [, , , path, entry] = pathname.split('/')
  // The page of an entry has another title and shape than its list.
  const section = entry === undefined ? sectionOf(path) : undefined
  return (
    <AdminContext value={project.app}>
      <RoleContext value={project.role ?? 'owner'}>
        <ReadRoleContext value={readRole}>
          <FreshSettings />
          <div className="project">
            <SupportedSections />
            <main className="page" id="content" tabIndex={-1}>
              <LimitedRole />
              <LoadingPart
                key={pathname}
                shape={section?.shape ?? 'page'}
                title={section && (section.path ? text(section.name) : nameOfProject(project))}
              >
                <Page />
              </LoadingPart>
            </main>
          </div>
        </ReadRoleContext>
      </RoleContext>
    </AdminContext>
  )
}

/** Reads the settings again when the reader comes back: the preview of an email shows the brand that another tab has saved. */
function FreshSettings() {
  useRefreshOnFocus(useAdminQuery(useAdmin(), 'getProject'))
  return null
}

/** Pages that consist of secrets, which the service gives to developers only. */
const secretPaths: readonly string[] = ['keys', 'webhooks']

/** The page, unless the role of the reader does not allow it. */
function Page() {
  const { text } = useTranslation(texts)
  const { pathname } = useLocation()
  const section = sectionOf(pathname.split('/')[3])
  const isDeveloper = useHasRole('developer')
  if (isDeveloper || section === undefined || !secretPaths.includes(section.path)) return <Outlet />
  return <PageTitle title={text(section.name)}>{text('secretPage')}</PageTitle>
}

/** Says why fields and buttons of the page are disabled. */
function LimitedRole() {
  const { rich, text } = useTranslation(texts)
  const role = useRole()
  const isLimited = !useHasRole('developer')
  if (!isLimited) return null
  return (
    <p className="limited-role">
      {rich(role === 'support' ? 'supportRole' : 'limitedRole', {
        role: <strong>{text(roleKeys[role])}</strong>,
      })}
    </p>
  )
}

/**
 * The list without sections that the service lacks or the role of the reader does not allow. It stays mounted when the page
 * changes, so that it requests the features once.
 */
function SupportedSections() {
  const isDeveloper = useHasRole('developer')
  const supported = {
    members: useFeature('project-members', true),
    'audit-log': useFeature('audit-log', true),
    'oauth-server': useFeature('oauth-server', true),
    notifications: useFeature('security-notifications', true),
  }
  const missing = Object.entries(supported).flatMap(([path, has]) => (has ? [] : [path]))
  const hidden = isDeveloper ? missing : [...missing, ...secretPaths]
  return <Sections hidden={hidden} />
}

const sectionOf = (path: string | undefined) =>
  sectionGroups.flatMap(({ sections }) => sections).find((section) => section.path === (path ?? ''))

/** On a phone, the list opens below the name of the current section, and closes when the page changes. */
function Sections({ hidden }: { hidden: readonly string[] }) {
  const { text } = useTranslation(texts)
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [lastPathname, setLastPathname] = useState(pathname)
  // The list itself stays mounted, and keeps its scroll position.
  if (pathname !== lastPathname) {
    setLastPathname(pathname)
    setIsOpen(false)
  }
  const current = sectionOf(pathname.split('/')[3])
  return (
    <nav aria-label={text('projectNavigation')} className={isOpen ? 'open' : ''}>
      <button
        className="sections-toggle"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        {text(current?.name ?? 'menu')}
      </button>
      <div className="sections">
        <CommandMenu hidden={hidden} />
        {sectionGroups.map(({ name, sections }) => (
          <div key={name ?? ''} className="group">
            {name && <h2>{text(name)}</h2>}
            <ul>
              {sections
                .filter(({ path }) => !hidden.includes(path))
                .map(({ path, name, icon }) => (
                  <li key={path}>
                    <NavLink to={path} end={path === ''}>
                      <Icon name={icon} />
                      {text(name)}
                    </NavLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
