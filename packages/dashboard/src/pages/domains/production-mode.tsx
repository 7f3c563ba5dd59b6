import type { AdminProject } from '@latchkey/core/admin'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/domains.js'
import { useTask } from '../../data/use-task.js'
import { Badge } from '../../ui/badge.js'
import { Outcome } from '../../ui/form.js'

/** The checks of production mode and its switch, which stays off while a check fails. */
export function ProductionMode({ project }: { project: AdminProject }) {
  const { text } = useTranslation(texts)
  const { isProductionMode } = project
  const faults = project.getProductionModeErrors()
  const task = useTask()
  const turn = () => task.run(() => project.update({ isProductionMode: !isProductionMode }))
  return (
    <section className="card">
      <h2>
        {text('productionMode')}{' '}
        {isProductionMode ? <Badge tone="good">{text('on')}</Badge> : <Badge>{text('off')}</Badge>}
      </h2>
      {faults.length === 0 ? (
        <p className="muted">{text('allChecksPass')}</p>
      ) : (
        <div className="notice">
          <p>{text('fixFirst')}</p>
          <ul>
            {faults.map(({ message, relativeFixUrl }) => (
              <li key={message}>
                {message} <Link to={relativeFixUrl}>{text('fixThis')}</Link>
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
          {isProductionMode ? text('turnOffProduction') : text('turnOnProduction')}
        </button>
      </p>
      <Outcome task={task} />
    </section>
  )
}
