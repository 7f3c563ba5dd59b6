import type { ServiceConfigInput } from '@latchkey/service'

/** The keys of a project, as options of an app. */
export interface ProjectKeys {
  /** The ID of the project. */
  projectId: string
  /** The publishable client key. */
  publishableClientKey: string
  /** The secret server key. */
  secretServerKey: string
  /** The super secret admin key. */
  superSecretAdminKey: string
  /** URL of the service, for the `baseUrl` option of an app. */
  baseUrl: string
}

/** Seed of a project, as in the configuration of the service. */
export type TestProjectSeed = Partial<NonNullable<ServiceConfigInput['projects']>[number]>

/** A user with an account, as in the `users` of a seed. */
export type TestUser = Pick<
  NonNullable<TestProjectSeed['users']>[number],
  'email' | 'displayName' | 'password'
>
