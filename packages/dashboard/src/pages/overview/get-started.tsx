import type { AdminProject } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
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
  const steps = stepsOf(project, userCount)
  const done = steps.filter(({ isDone }) => isDone).length
  useRefresh(userCount === 0)
  return (
    <div className="get-started">
      <section className="card checklist" aria-labelledby="get-started">
        <header>
          <h2 id="get-started">Get started</h2>
          <span className="muted">
            {done} of {steps.length} done
          </span>
        </header>
        <progress max={steps.length} value={done} aria-labelledby="get-started" />
        <ol>
          {steps.map(({ title, help, path, isDone }) => (
            <li key={title} className={isDone ? 'done' : ''}>
              <span className="tick">{isDone && <Icon name="check" />}</span>
              <div>
                {path === undefined ? title : <Link to={path}>{title}</Link>}
                <span className="unseen">{isDone ? ' (done)' : ' (to do)'}</span>
                {!isDone && <p className="help">{help}</p>}
              </div>
            </li>
          ))}
        </ol>
      </section>
      {userCount === 0 && <FirstUser project={project} />}
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

const stepsOf = ({ config, isProductionMode }: AdminProject, userCount: number): Step[] => [
  { title: 'Create the project', help: '', isDone: true },
  {
    title: 'Sign up your first user',
    help: 'Add the code to your app and create an account there.',
    isDone: userCount > 0,
  },
  {
    title: 'Add your domain',
    help: 'Emails and providers may only link to your own pages.',
    path: 'domains',
    isDone: config.domains.length > 0,
  },
  {
    title: 'Connect your email server',
    help: 'Emails then come from your own address.',
    path: 'email-server',
    isDone: config.emailConfig.type === 'standard',
  },
  {
    title: 'Turn on a sign-in provider',
    help: 'Let people sign in with Google, GitHub and others.',
    path: 'providers',
    isDone: config.oauthProviders.length > 0,
  },
  {
    title: 'Turn on production mode',
    help: 'Checks that no development setting is left.',
    path: 'domains',
    isDone: isProductionMode,
  },
]

/** The keys and the code, until the first user has signed up. */
function FirstUser({ project }: { project: AdminProject }) {
  const app = useAdmin()
  const [keys, setKeys] = useState(() => createdKeysOf(project.id))
  const create = async () => {
    await createFirstKeys(app, project.id)
    setKeys(createdKeysOf(project.id))
  }
  if (!keys)
    return (
      <section className="card">
        <h2>Add sign-in to your app</h2>
        <p className="muted">Your app needs a publishable key, and its server a secret one.</p>
        <div className="actions">
          <TaskButton label="Create keys" isMain onAct={create} />
        </div>
      </section>
    )
  return (
    <section className="card stack">
      <div>
        <h2>Your keys</h2>
        <SecretValue label="Project ID" value={project.id} />
        <SecretValue
          label="Publishable key"
          value={keys.publishableClientKey}
          help="For your app. It is public."
        />
        {keys.secretServerKey && (
          <SecretValue
            label="Secret server key"
            value={keys.secretServerKey}
            help="For your server only. You won’t see it again after you leave this page."
          />
        )}
      </div>
      <InstallSteps projectId={project.id} keys={keys} />
      <p className="waiting" role="status">
        Waiting for the first user to sign up…
      </p>
    </section>
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
