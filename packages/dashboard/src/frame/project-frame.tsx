import { useQuery, useUser, useQueryOf } from '@latchkey/react'
import { Suspense, useEffect, useRef } from 'react'
import { NavLink, Outlet, useLocation, useParams } from 'react-router'
import { AdminContext, useProject } from '../data/admin-context.js'
import { Badge } from '../ui/badge.js'
import { NotFound } from './not-found.js'
import { Skeleton } from './skeleton.js'

const sections = [
  ['', 'Overview'],
  ['users', 'Users'],
  ['teams', 'Teams'],
  ['permissions', 'Permissions'],
  ['sign-in', 'Sign-in methods'],
  ['providers', 'OAuth providers'],
  ['domains', 'Domains'],
  ['keys', 'Project keys'],
  ['templates', 'E-mail templates'],
  ['mail-server', 'Mail server'],
  ['sent-mails', 'Sent e-mails'],
  ['general', 'General'],
] as const

/** One owned project: what can be managed at the side, and the page. */
export function ProjectFrame() {
  const { projectId } = useParams()
  const { pathname } = useLocation()
  const user = useUser({ or: 'redirect' })
  const project = useQuery(useQueryOf(user, 'listOwnedProjects')).find(({ id }) => id === projectId)
  if (!project) return <NotFound />
  return (
    <AdminContext value={project.app}>
      <div className="project">
        <Sections />
        <main className="page">
          <Suspense key={pathname} fallback={<Skeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </AdminContext>
  )
}

function Sections() {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // On a phone, the list is one line that scrolls.
    const current = list.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav aria-label="Project">
      <ProjectName />
      <ul ref={list}>
        {sections.map(([path, name]) => (
          <li key={path}>
            <NavLink to={path} end={path === ''}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ProjectName() {
  const project = useProject()
  return (
    <p className="project-name">
      <bdi>{project.displayName}</bdi>
      {project.isProductionMode ? (
        <Badge tone="good">Production</Badge>
      ) : (
        <Badge>Development</Badge>
      )}
    </p>
  )
}
