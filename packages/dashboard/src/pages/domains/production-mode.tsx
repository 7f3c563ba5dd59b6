import type { AdminProject } from '@latchkey/core/admin'
import { Link } from 'react-router'
import { useTask } from '../../data/use-task.js'
import { Badge } from '../../ui/badge.js'
import { Outcome } from '../../ui/form.js'

/** The checks of production mode and its switch, which stays off while a check fails. */
export function ProductionMode({ project }: { project: AdminProject }) {
  const { isProductionMode } = project
  const faults = project.getProductionModeErrors()
  const task = useTask()
  const turn = () => task.run(() => project.update({ isProductionMode: !isProductionMode }))
  return (
    <section className="card">
      <h2>
        Production mode {isProductionMode ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}
      </h2>
      {faults.length === 0 ? (
        <p className="muted">All checks pass.</p>
      ) : (
        <div className="notice">
          <p>Fix these first:</p>
          <ul>
            {faults.map(({ message, relativeFixUrl }) => (
              <li key={message}>
                {message} <Link to={relativeFixUrl}>Fix this</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="actions">
        <button
          className="button quiet"
          type="button"
          aria-busy={task.status === 'busy'}
          disabled={!isProductionMode && faults.length > 0}
          onClick={() => void turn()}
        >
          {isProductionMode ? 'Turn off production mode' : 'Turn on production mode'}
        </button>
      </p>
      <Outcome task={task} />
    </section>
  )
}
