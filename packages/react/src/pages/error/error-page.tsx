import { useApp } from '../../lib/use-app.js'
import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { pendingDeletionIn } from './pending-deletion.js'
import { reasonIn } from '../page/error-texts.js'
import { PageFrame } from '../page/page-frame.js'
import type { LoadedProps } from '../page/create-page.js'
import { useMutation } from '../../lib/use-mutation.js'
import { ErrorPageView } from './error-page-view.js'
import { Restoration } from './restoration.js'

export const english = { ...several, ...steps }
export { ErrorPage as Page }

/** The error page. */
function ErrorPage({ page, placeholder }: LoadedProps) {
  const address = useCurrentUrl()
  const app = useApp()
  const { onEvent } = page
  const { isBusy, failure, run } = useMutation(onEvent)
  const isLoading = address === ''
  const parameters = searchParamsOf(address)
  const pending = pendingDeletionIn(parameters)
  return (
    <PageFrame page={page} isBusy={isLoading}>
      {isLoading ? (
        placeholder
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
