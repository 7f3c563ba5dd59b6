import type { AdminProject } from '@latchkey/core/admin'
import type { ReactNode } from 'react'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/domains.js'
import { useTask } from '../../data/use-task.js'
import { Badge } from '../../ui/badge.js'
import { Outcome } from '../../ui/form.js'
import { LeftToRight } from '../../ui/isolated-text.js'

interface Fault {
  readonly id: string
  readonly content: ReactNode
}

/** Says for each setting what to change, where the service lists one message for each rule that it breaks. */
function useFaults(project: AdminProject): Fault[] {
  const { text, rich } = useTranslation(texts)
  const { allowLocalhost, domains } = project.config
  const messages = project.getProductionModeErrors().map(({ message }) => message)
  const faults = domains
    .filter(({ domain }) => messages.some((message) => message.endsWith(`: ${domain}`)))
    .map(({ domain }) => ({
      id: domain,
      content: rich(adviceFor(domain), { domain: <LeftToRight text={domain} /> }),
    }))
  if (!allowLocalhost) return faults
  const setting = text('allowLocalhost')
  return [{ id: 'localhost', content: text('turnOffSetting', { setting }) }, ...faults]
}

/** Returns the key of the text that says what to do about a domain that production mode forbids. */
function adviceFor(domain: string) {
  const { hostname = '', protocol = '' } = URL.canParse(domain) ? new URL(domain) : {}
  if (/(?:^|\.)localhost$|^127\.|^\[::1]$/.test(hostname)) return 'removeThisMachine'
  if (/^[\d.]+$|^\[/.test(hostname)) return 'useHostName'
  // Chromium encodes an asterisk in a host.
  if (/\*|%2a/i.test(hostname)) return 'listEachHost'
  return protocol === 'http:' ? 'useHttps' : 'enterOnlyHost'
}

/** The checks of production mode and its switch, which stays off while a check fails. */
export function ProductionMode({ project }: { project: AdminProject }) {
  const { text } = useTranslation(texts)
  const { isProductionMode } = project
  const faults = useFaults(project)
  const task = useTask()
  const turn = () => task.run(() => project.update({ isProductionMode: !isProductionMode }))
  return (
    <section className="card" id="production-mode">
      <h2>
        {text('productionMode')}{' '}
        {isProductionMode ? <Badge tone="good">{text('on')}</Badge> : <Badge>{text('off')}</Badge>}
      </h2>
      {faults.length === 0 ? (
        <p className="muted">{text('allChecksPass')}</p>
      ) : (
        <div className="notice">
          <p>{text('beforeTurningOn')}</p>
          <ul>
            {faults.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
        </div>
      )}
      <RoleLimit needs="developer">
        <div className="actions">
          <button
            className="button quiet"
            type="button"
            aria-busy={task.status === 'busy'}
            disabled={!isProductionMode && faults.length > 0}
            onClick={() => void turn()}
          >
            {isProductionMode ? text('turnOffProduction') : text('turnOnProduction')}
          </button>
          <Outcome task={task} />
        </div>
      </RoleLimit>
    </section>
  )
}
