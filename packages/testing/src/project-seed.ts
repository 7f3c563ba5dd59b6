import type { ServiceConfigInput } from '@latchkey/service'

/** The keys of a project, as options of an app. */
export interface ProjectKeys {
  projectId: string
  publishableClientKey: string
  secretServerKey: string
  superSecretAdminKey: string
  /** Where the service is, for the `baseUrl` option of an app. */
  baseUrl: string
}

/** What a project is made with; see the configuration of the service. */
export type TestProjectSeed = Partial<NonNullable<ServiceConfigInput['projects']>[number]>

/** Somebody with an account, as in a seed's `users`. */
export type TestUser = Pick<
  NonNullable<TestProjectSeed['users']>[number],
  'email' | 'displayName' | 'password'
>
