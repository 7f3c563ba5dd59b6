import { useApp } from '../../hooks/use-app.js'
import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { searchParamsOf, useAddress } from '../../lib/use-address.js'
import { pendingDeletionIn } from './pending-deletion.js'
import { reasonIn } from '../page/error-texts.js'
import { PageFrame } from '../page/page-frame.js'
import type { LoadedProps } from '../page/page-of.js'
import { useTask } from '../../lib/use-task.js'
import { ErrorPageView } from './error-page-view.js'
import { Restoration } from './restoration.js'

export const english = { ...several, ...steps }
export { ErrorPage as Page }

/** The error page. */
function ErrorPage({ page, waiting }: LoadedProps) {
  const address = useAddress()
  const app = useApp()
  const { onEvent } = page
  const { isBusy, failure, run } = useTask(onEvent)
  const isLoading = address === ''
  const parameters = searchParamsOf(address)
  const pending = pendingDeletionIn(parameters)
  return (
    <PageFrame page={page} isBusy={isLoading}>
      {isLoading ? (
        waiting
      ) : pending ? (
        <Restoration {...{ pending, onEvent }} />
      ) : (
        <ErrorPageView
          code={parameters.get('errorCode')}
          reason={reasonIn(parameters.get('details'))}
          progress={{ isBusy, failure }}
          onSignInAgain={() => run(() => app.redirectToSignIn({ signInAgain: true }))}
        />
      )}
    </PageFrame>
  )
}
