import type { AdminProject } from '@latchkey/core/admin'
import type { TextOf } from '../../i18n/use-translation.js'
import type { texts } from '../../locales/en/overview.js'

/** A step from a new project to production. */
export interface Step {
  readonly title: string
  readonly help: string
  /** Path of the page on which the step is done; undefined if it is not done in the dashboard. */
  readonly path?: string
  readonly isDone: boolean
}

export const stepsOf = (
  { config, isProductionMode }: AdminProject,
  userCount: number,
  text: TextOf<typeof texts>,
): Step[] => [
  { title: text('stepProject'), help: '', isDone: true },
  {
    title: text('stepFirstUser'),
    help: text('stepFirstUserHelp'),
    isDone: userCount > 0,
  },
  {
    title: text('stepDomain'),
    help: text('stepDomainHelp'),
    path: 'domains',
    isDone: config.domains.length > 0,
  },
  {
    title: text('stepEmailServer'),
    help: text('stepEmailServerHelp'),
    path: 'email-server',
    isDone: config.emailConfig.type === 'standard',
  },
  {
    title: text('stepProvider'),
    help: text('stepProviderHelp'),
    path: 'providers',
    isDone: config.oauthProviders.length > 0,
  },
  {
    title: text('stepProduction'),
    help: text('stepProductionHelp'),
    path: 'domains#production-mode',
    isDone: isProductionMode,
  },
]
