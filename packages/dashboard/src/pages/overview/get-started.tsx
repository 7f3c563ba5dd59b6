import type { AdminProject } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { texts } from '../../locales/en/overview.js'
import { type TextOf, useTranslation } from '../../i18n/use-translation.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { createdKeysOf } from '../../data/created-keys.js'
import { createFirstKeys } from '../../data/create-first-keys.js'
import { Icon } from '../../ui/icons.js'
import { SecretValue } from '../../ui/secret-value.js'
import { TaskButton } from '../../ui/task-button.js'
import { InstallSteps } from './install-steps.js'

const CHECK_MILLIS = 4_000

interface GetStartedProps {
  project: AdminProject
  userCount: number
}

/**
 * The steps from a new project to its first user and to production. Completed steps are ticked
 * automatically.
 */
export function GetStarted({ project, userCount }: GetStartedProps) {
  const { text } = useTranslation(texts)
  const steps = stepsOf(project, userCount, text)
  const done = steps.filter(({ isDone }) => isDone).length
  useRefresh(userCount === 0)
  return (
    <div className="get-started">
      <section className="card checklist" aria-labelledby="get-started">
        <header>
          <h2 id="get-started">{text('getStarted')}</h2>
          <span className="muted">{text('stepsDone', { done, total: steps.length })}</span>
        </header>
        <progress max={steps.length} value={done} aria-labelledby="get-started" />
        <ol>
          {steps.map(({ title, help, path, isDone }) => (
            <li key={title} className={isDone ? 'done' : ''}>
              <span className="tick">{isDone && <Icon name="check" />}</span>
              <div>
                {path === undefined ? title : <Link to={path}>{title}</Link>}{' '}
                <span className="unseen">{text(isDone ? 'stepDone' : 'stepToDo')}</span>
                {!isDone && <p className="help">{help}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
      {userCount === 0 ? (
        <FirstUser project={project} />
      ) : (
        <details className="card">
          <summary>{text('addSignIn')}</summary>
          <KeysAndCode project={project} />
        </details>
      )}
    </div>
  )
}

interface Step {
  readonly title: string
  readonly help: string
  /** Path of the page on which the step is done; undefined if it is not done in the dashboard. */
  readonly path?: string
  readonly isDone: boolean
}

const stepsOf = (
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

/** The keys and the code, until the first user has signed up. */
function FirstUser({ project }: { project: AdminProject }) {
  const { text } = useTranslation(texts)
  return (
    <section className="card stack" aria-label={text('addSignIn')}>
      <KeysAndCode project={project} />
      <p className="waiting" role="status">
        {text('waitingForUser')}
      </p>
    </section>
  )
}

function KeysAndCode({ project }: { project: AdminProject }) {
  const { text } = useTranslation(texts)
  const app = useAdmin()
  const [keys, setKeys] = useState(() => createdKeysOf(project.id))
  const create = async () => {
    await createFirstKeys(app, project.id, {
      publishable: text('publishableKey'),
      server: text('secretServerKey'),
    })
    setKeys(createdKeysOf(project.id))
  }
  if (!keys)
    return (
      <div>
        <h2>{text('addSignIn')}</h2>
        <p className="muted">{text('keysNeeded')}</p>
        <div className="actions">
          <TaskButton label={text('createKeys')} isMain onAct={create} />
        </div>
      </div>
    )
  return (
    <div className="stack">
      <div>
        <h2>{text('yourKeys')}</h2>
        <SecretValue label={text('projectId')} value={project.id} />
        <SecretValue
          label={text('publishableKey')}
          value={keys.publishableClientKey}
          help={text('publishableKeyHelp')}
        />
        {keys.secretServerKey && (
          <SecretValue
            label={text('secretServerKey')}
            value={keys.secretServerKey}
            help={text('secretServerKeyHelp')}
          />
        )}
      </div>
      <InstallSteps projectId={project.id} keys={keys} />
    </div>
  )
}

/** Refetches the project and its metrics while the page is visible, so that completed steps are ticked. */
function useRefresh(isWaiting: boolean): void {
  const app = useAdmin()
  const metrics = useAdminQuery(app, 'getMetrics')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      // An error is not shown, because the next refetch tries again.
      if (!document.hidden) metrics.refresh().catch(() => undefined)
    }, CHECK_MILLIS)
    return () => clearInterval(timer)
  }, [metrics, isWaiting])
  useQuery(metrics)
}
