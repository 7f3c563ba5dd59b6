import type { AdminProject } from '@latchkey/core/admin'
import { useQuery } from '@latchkey/react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { texts } from '../../locales/en/overview.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { useAdmin, useAdminQuery } from '../../data/admin-context.js'
import { createdKeysOf } from '../../data/created-keys.js'
import { createFirstKeys } from '../../data/create-first-keys.js'
import { Icon } from '../../ui/icons.js'
import { useFocusAfterRemoval } from '../../ui/lists/use-focus-after-removal.js'
import { SecretValue } from '../../ui/secret-value.js'
import { TaskButton } from '../../ui/task-button.js'
import { InstallSteps } from './install-steps.js'
import { stepsOf } from './set-up-steps.js'

const CHECK_MILLIS = 4_000

interface GetStartedProps {
  project: AdminProject
  userCount: number
  onHide(): void
}

/**
 * The steps from a new project to its first user and to production, with the keys and the code for the app. Completed steps are
 * ticked automatically.
 */
export function GetStarted({ project, userCount, onHide }: GetStartedProps) {
  const { text } = useTranslation(texts)
  const ref = useRef<HTMLElement>(null)
  const steps = stepsOf(project, userCount, text)
  const done = steps.filter(({ isDone }) => isDone).length
  useRefresh(userCount === 0)
  useFocusAfterRemoval(ref)
  return (
    <section ref={ref} className="card checklist" aria-labelledby="get-started">
      <header>
        <div>
          <h2 id="get-started">{text('getStarted')}</h2>
          <span className="muted">{text('stepsDone', { done, total: steps.length })}</span>
        </div>
        <button className="button quiet small" type="button" onClick={onHide}>
          {text('hide')}
        </button>
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
      {userCount === 0 ? (
        <div className="set-up-code">
          <h3>{text('addSignIn')}</h3>
          <KeysAndCode project={project} />
          <p className="waiting" role="status">
            {text('waitingForUser')}
          </p>
        </div>
      ) : (
        <details className="set-up-code">
          <summary>{text('addSignIn')}</summary>
          <KeysAndCode project={project} />
        </details>
      )}
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
        <p className="muted">{text('keysNeeded')}</p>
        <div className="actions">
          <TaskButton label={text('createKeys')} isMain onAct={create} />
        </div>
      </div>
    )
  return (
    <div className="stack">
      <div>
        <h3>{text('yourKeys')}</h3>
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
