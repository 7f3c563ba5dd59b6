// Exports of an app whose types are inferred from ours. A declaration file must be able to name
// each of them.
import { ClientApp, isLatchkeyError, isTransportError, type CurrentUser } from '@latchkey/core'
import { AdminApp } from '@latchkey/core/admin'
import { ServerApp } from '@latchkey/core/server'
import { LatchkeyProvider, Show, useTeams, useUser, useUserState } from '@latchkey/react'
import { Handler, SignIn, UserButton } from '@latchkey/react/pages'
import { createService, defineConfig } from '@latchkey/service'
import { createTestProject } from '@latchkey/testing'

export const app = new ClientApp({ projectId: 'project', publishableClientKey: 'pck' })
export const server = new ServerApp({ tokenStore: null })
export const admin = new AdminApp({ tokenStore: null })

export const signIn = (email: string, password: string) =>
  app.signInWithCredential({ email, password })

export const codeOfSignIn = async () => {
  const result = await signIn('ada@example.com', 'correct horse')
  return result.status === 'error' ? result.error.code : undefined
}

export const wrongPassword: Awaited<ReturnType<typeof codeOfSignIn>> = 'EMAIL_PASSWORD_MISMATCH'
// @ts-expect-error: this call does not return that code.
export const wrongCode: Awaited<ReturnType<typeof codeOfSignIn>> = 'TEAM_NOT_FOUND'

export const member = () => app.getUser({ or: 'redirect' })
export const visitor = () => app.getUser()
export const teamsOf = (user: CurrentUser) => user.listTeams()
export const watchTeamsOf = (user: CurrentUser) => user.listTeams.query()
export const sessionsOf = (user: CurrentUser) => user.listSessions()
export const keysOf = (user: CurrentUser) => user.listApiKeys()
export const addressesOf = (user: CurrentUser) => user.listContactChannels()
export const permissionsOf = (user: CurrentUser) => user.listPermissions()
export const repositoriesOf = (user: CurrentUser) => user.getConnectedAccount('github')
export const addPasskey = (user: CurrentUser) => user.registerPasskey()
export const changePassword = (user: CurrentUser) =>
  user.updatePassword({ oldPassword: 'correct horse', newPassword: 'battery staple' })
export const reasonOf = (error: unknown) =>
  isLatchkeyError(error) ? error.code : isTransportError(error) ? error.name : undefined

export const whoAsks = (request: Request) => server.authenticate(request)
export const people = () => server.listUsers({ limit: 10 })
export const firstView = (request: Request) => server.getInitialUser(request)
export const account = async () => (await server.getUser('id')) ?? undefined
export const newAccount = () => server.createUser({ primaryEmail: 'ada@example.com' })
export const project = () => admin.getProject()

export const useMember = () => useUser({ or: 'redirect' })
export const useTeamNames = (user: CurrentUser) => useTeams(user).map((team) => team.displayName)
export const useStatus = () => useUserState().status

export const App = () => (
  <LatchkeyProvider app={app} lang="de">
    <Show when="signed-in" fallback={<SignIn fullPage />}>
      <UserButton />
      <Handler fullPage />
    </Show>
  </LatchkeyProvider>
)

export const config = defineConfig({ projects: [{ id: 'internal', displayName: 'Internal' }] })
export const service = () => createService({ port: 0 })
export const testProject = () => createTestProject()
