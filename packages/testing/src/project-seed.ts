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

/** Seed of a project, as in the configuration of the service. */
export type TestProjectSeed = Partial<NonNullable<ServiceConfigInput['projects']>[number]>

/** A user with an account, as in the `users` of a seed. */
export type TestUser = Pick<
  NonNullable<TestProjectSeed['users']>[number],
  'email' | 'displayName' | 'password'
>
