import { createBrowserRouter, Navigate } from 'react-router'
import { FailedContent, FailedPage } from './frame/failed-page.js'
import { NotFound, NotFoundPage } from './frame/not-found.js'
import { OwnerFrame } from './frame/owner-frame.js'
import { ProjectFrame } from './frame/project-frame.js'
import { Skeleton } from './frame/skeleton.js'
import { lazyPage } from './data/load-file.js'
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
          lazy: lazyPage(async () => (await import('./frame/handler-page.js')).HandlerPage),
        },
        {
          path: '/invitation',
          lazy: lazyPage(async () => (await import('./pages/invitation.js')).Invitation),
        },
        {
          path: '/sign-in-again',
          lazy: lazyPage(async () => (await import('./pages/sign-in-again.js')).SignInAgain),
        },
        {
          path: '/signed-in',
          lazy: lazyPage(async () => (await import('./pages/sign-in-again.js')).SignedIn),
        },
        {
          Component: OwnerFrame,
          children: [
            {
              // Keeps the bar.
              ErrorBoundary: FailedPage,
              children: [
                {
                  path: '/projects',
                  lazy: lazyPage(async () => (await import('./pages/projects.js')).Projects),
                },
                {
                  path: '/projects/:projectId',
                  Component: ProjectFrame,
                  children: [
                    {
                      // Keeps the list of sections.
                      ErrorBoundary: FailedContent,
                      children: [
                        {
                          index: true,
                          lazy: lazyPage(
                            async () => (await import('./pages/overview.js')).Overview,
                          ),
                        },
                        {
                          path: 'webhooks',
                          lazy: lazyPage(
                            async () => (await import('./pages/webhooks.js')).Webhooks,
                          ),
                        },
                        {
                          path: 'members',
                          lazy: lazyPage(async () => (await import('./pages/members.js')).Members),
                        },
                        {
                          path: 'general',
                          lazy: lazyPage(async () => (await import('./pages/general.js')).General),
                        },
                        {
                          path: 'branding',
                          lazy: lazyPage(
                            async () => (await import('./pages/branding.js')).Branding,
                          ),
                        },
                        {
                          path: 'sign-in',
                          lazy: lazyPage(async () => (await import('./pages/methods.js')).Methods),
                        },
                        {
                          path: 'policies',
                          lazy: lazyPage(
                            async () => (await import('./pages/policies.js')).Policies,
                          ),
                        },
                        {
                          path: 'providers',
                          lazy: lazyPage(
                            async () => (await import('./pages/providers.js')).Providers,
                          ),
                        },
                        {
                          path: 'domains',
                          lazy: lazyPage(async () => (await import('./pages/domains.js')).Domains),
                        },
                        {
                          path: 'keys',
                          lazy: lazyPage(async () => (await import('./pages/keys.js')).Keys),
                        },
                        {
                          path: 'oauth-server',
                          lazy: lazyPage(
                            async () => (await import('./pages/oauth-server.js')).OAuthServer,
                          ),
                        },
                        {
                          path: 'users',
                          lazy: lazyPage(async () => (await import('./pages/users.js')).Users),
                        },
                        {
                          path: 'users/:userId',
                          lazy: lazyPage(async () => (await import('./pages/user.js')).User),
                        },
                        {
                          path: 'teams',
                          lazy: lazyPage(async () => (await import('./pages/teams.js')).Teams),
                        },
                        {
                          path: 'teams/:teamId',
                          lazy: lazyPage(async () => (await import('./pages/team.js')).Team),
                        },
                        {
                          path: 'teams/:teamId/single-sign-on',
                          lazy: lazyPage(
                            async () =>
                              (await import('./pages/team/single-sign-on/single-sign-on.js'))
                                .SingleSignOn,
                          ),
                        },
                        {
                          path: 'teams/:teamId/single-sign-on/:connectionId',
                          lazy: lazyPage(
                            async () =>
                              (await import('./pages/team/single-sign-on/connection.js'))
                                .Connection,
                          ),
                        },
                        {
                          path: 'permissions',
                          element: <Navigate to="team" replace />,
                        },
                        {
                          path: 'permissions/:scope',
                          lazy: lazyPage(
                            async () => (await import('./pages/permissions.js')).Permissions,
                          ),
                        },
                        {
                          path: 'templates',
                          lazy: lazyPage(
                            async () => (await import('./pages/templates.js')).Templates,
                          ),
                        },
                        {
                          path: 'templates/:type',
                          lazy: lazyPage(
                            async () => (await import('./pages/template.js')).Template,
                          ),
                        },
                        {
                          path: 'notifications',
                          lazy: lazyPage(
                            async () => (await import('./pages/notifications.js')).Notifications,
                          ),
                        },
                        {
                          path: 'email-server',
                          lazy: lazyPage(
                            async () => (await import('./pages/email-server.js')).EmailServer,
                          ),
                        },
                        {
                          path: 'email-log',
                          lazy: lazyPage(
                            async () => (await import('./pages/email-log.js')).EmailLog,
                          ),
                        },
                        {
                          path: 'audit-log',
                          lazy: lazyPage(
                            async () => (await import('./pages/audit-log.js')).AuditLog,
                          ),
                        },
                        { path: '*', Component: NotFound },
                      ],
                    },
                  ],
                },
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
