import type { AdminProject } from '@latchkey/core/admin'
import type { ReactNode } from 'react'
import { useTask } from '../../data/use-task.js'
import { Badge } from '../../ui/badge.js'
import { Outcome } from '../../ui/form.js'
import { LeftToRight } from '../../ui/isolated-text.js'

interface Fault {
  readonly id: string
  readonly text: ReactNode
}

/** Says for each setting what to change, where the service lists one message for each rule that it breaks. */
function faultsOf(project: AdminProject): Fault[] {
  const { allowLocalhost, domains } = project.config
  const messages = project.getProductionModeErrors().map(({ message }) => message)
  const faults = domains
    .filter(({ domain }) => messages.some((message) => message.endsWith(`: ${domain}`)))
    .map(({ domain }) => ({ id: domain, text: adviceText(domain) }))
  if (!allowLocalhost) return faults
  return [{ id: 'localhost', text: 'Turn off “Allow localhost” above.' }, ...faults]
}

const adviceText = (domain: string) => (
  <>
    <LeftToRight text={domain} />: {adviceFor(domain)}
  </>
)

/** Returns what to do about a domain that production mode forbids. */
function adviceFor(domain: string): string {
  const { hostname = '', protocol = '' } = URL.canParse(domain) ? new URL(domain) : {}
  if (/(?:^|\.)localhost$|^127\.|^\[::1]$/.test(hostname))
    return 'remove it, as it is this machine.'
  if (/^[\d.]+$|^\[/.test(hostname)) return 'use a name instead of an IP address.'
  if (hostname.includes('*')) return 'list each host instead of a pattern.'
  if (protocol === 'http:') return 'use https:// instead of http://.'
  return 'enter only https:// and the name of the host.'
}

/** The checks of production mode and its switch, which stays off while a check fails. */
export function ProductionMode({ project }: { project: AdminProject }) {
  const { isProductionMode } = project
  const faults = faultsOf(project)
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
          <p>Before you turn it on:</p>
          <ul>
            {faults.map(({ id, text }) => (
              <li key={id}>{text}</li>
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
