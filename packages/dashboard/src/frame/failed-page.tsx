import { isLatchkeyError } from '@latchkey/core'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { useTranslation } from '../i18n/use-translation.js'
import { texts } from '../locales/en/frame.js'
import { isServed, PageLoadError } from '../data/load-file.js'
import { useMessageOf } from '../data/message-of.js'
import { UnreachableError } from '../data/text-error.js'
import { useTask } from '../data/use-task.js'
import { Icon } from '../ui/icons.js'
import { PageTitle } from '../ui/page-title.js'
import { NoAccess } from './no-access.js'

/** How often the page asks whether the service responds again. */
const PROBE_MILLIS = 5_000

/** For how long `useQuery` throws the same failure again, because React renders a failing page several times. */
const SAME_FAILURE_MILLIS = 500

/** Replaces the content of a page that failed to load, such as during an outage of the service. The frame stays. */
export function FailedContent() {
  const messageOf = useMessageOf()
  const { text } = useTranslation(texts)
  const error = useRouteError()
  const isUnreachable = isOutage(error)
  const { retry, isBusy } = useRetry(error)
  const hasNoAccess = isLatchkeyError(error, 'ADMIN_ACCESS_TOKEN_IS_NOT_ADMIN')
  useEffect(() => {
    if (!isUnreachable) return undefined
    const probe = () => {
      if (document.visibilityState === 'visible') retry()
    }
    const timer = setInterval(probe, PROBE_MILLIS)
    window.addEventListener('online', probe)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', probe)
    }
  }, [isUnreachable, retry])
  if (hasNoAccess) return <NoAccess />
  return (
    <>
      <div role="alert">
        <PageTitle title={text('pageFailedTitle')} picture={<Icon name="warning" />}>
          {messageOf(error)}
          {isUnreachable && ` ${text('loadsByItself')}`}
        </PageTitle>
      </div>
      <button className="button" type="button" aria-busy={isBusy} onClick={retry}>
        {text('retry')}
      </button>
    </>
  )
}

/** The same outside of a project, where no frame provides a `main` element. */
export const FailedPage = () => (
  <main className="page">
    <FailedContent />
  </main>
)

/** Whether the service could not be reached, which ends without a change on this page. */
const isOutage = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  isLatchkeyError(error, 'NETWORK_ERROR', 'TIMEOUT') ||
  (isLatchkeyError(error, 'UNEXPECTED_RESPONSE') && error.status >= 502)

/** Loads the page again once the service responds: before that, a reload of the tab would lose the frame. */
function useRetry(error: unknown) {
  const navigate = useNavigate()
  const location = useLocation()
  const { status, run } = useTask()
  const failedAt = useRef(0)
  useEffect(() => {
    failedAt.current = performance.now()
  }, [error])
  const load = useCallback(async () => {
    if (!(await isServed())) return
    const elapsed = performance.now() - failedAt.current
    if (elapsed < SAME_FAILURE_MILLIS)
      await new Promise((resolve) => setTimeout(resolve, SAME_FAILURE_MILLIS - elapsed))
    // A browser can keep the failure of a file as long as the tab is open.
    if (error instanceof PageLoadError) window.location.reload()
    else await navigate(location, { replace: true })
  }, [error, location, navigate])
  const retry = useCallback(() => void run(load), [load, run])
  return { retry, isBusy: status === 'busy' }
}
