import { createBrowserRouter, Navigate } from 'react-router'
import { FailedPage } from './frame/failed-page.js'
import { NotFound, NotFoundPage } from './frame/not-found.js'
import { OwnerFrame } from './frame/owner-frame.js'
import { ProjectFrame } from './frame/project-frame.js'
import { Skeleton } from './frame/skeleton.js'
import { basePath } from './latchkey.js'

/** Every page has its own URL and loads when it is opened. */
export const router = createBrowserRouter(
  [
    {
      ErrorBoundary: FailedPage,
      HydrateFallback: Skeleton,
      children: [
        { path: '/', element: <Navigate to="/projects" replace /> },
        {
          path: '/handler/*',
          lazy: async () => ({ Component: (await import('./frame/handler-page.js')).HandlerPage }),
        },
        {
          Component: OwnerFrame,
          children: [
            {
              path: '/projects',
              lazy: async () => ({ Component: (await import('./pages/projects.js')).Projects }),
            },
            {
              path: '/projects/:projectId',
              Component: ProjectFrame,
              children: [
                {
                  index: true,
                  lazy: async () => ({ Component: (await import('./pages/overview.js')).Overview }),
                },
                {
                  path: 'webhooks',
                  lazy: async () => ({ Component: (await import('./pages/webhooks.js')).Webhooks }),
                },
                {
                  path: 'general',
                  lazy: async () => ({ Component: (await import('./pages/general.js')).General }),
                },
                {
                  path: 'sign-in',
                  lazy: async () => ({ Component: (await import('./pages/methods.js')).Methods }),
                },
                {
                  path: 'providers',
                  lazy: async () => ({
                    Component: (await import('./pages/providers.js')).Providers,
                  }),
                },
                {
                  path: 'domains',
                  lazy: async () => ({ Component: (await import('./pages/domains.js')).Domains }),
                },
                {
                  path: 'keys',
                  lazy: async () => ({ Component: (await import('./pages/keys.js')).Keys }),
                },
                {
                  path: 'users',
                  lazy: async () => ({ Component: (await import('./pages/users.js')).Users }),
                },
                {
                  path: 'users/:userId',
                  lazy: async () => ({ Component: (await import('./pages/user.js')).User }),
                },
                {
                  path: 'teams',
                  lazy: async () => ({ Component: (await import('./pages/teams.js')).Teams }),
                },
                {
                  path: 'teams/:teamId',
                  lazy: async () => ({ Component: (await import('./pages/team.js')).Team }),
                },
                {
                  path: 'permissions',
                  element: <Navigate to="team" replace />,
                },
                {
                  path: 'permissions/:scope',
                  lazy: async () => ({
                    Component: (await import('./pages/permissions.js')).Permissions,
                  }),
                },
                {
                  path: 'templates',
                  lazy: async () => ({
                    Component: (await import('./pages/templates.js')).Templates,
                  }),
                },
                {
                  path: 'templates/:type',
                  lazy: async () => ({ Component: (await import('./pages/template.js')).Template }),
                },
                {
                  path: 'notifications',
                  lazy: async () => ({
                    Component: (await import('./pages/notifications.js')).Notifications,
                  }),
                },
                {
                  path: 'email-server',
                  lazy: async () => ({
                    Component: (await import('./pages/email-server.js')).EmailServer,
                  }),
                },
                {
                  path: 'email-log',
                  lazy: async () => ({
                    Component: (await import('./pages/email-log.js')).EmailLog,
                  }),
                },
                {
                  path: 'audit-log',
                  lazy: async () => ({
                    Component: (await import('./pages/audit-log.js')).AuditLog,
                  }),
                },
                { path: '*', Component: NotFound },
              ],
            },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ],
  { basename: basePath },
)
