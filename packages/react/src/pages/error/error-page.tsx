import { useApp } from '../../lib/use-app.js'
import { searchParamsOf, useCurrentUrl } from '../../lib/use-current-url.js'
import { pendingDeletionIn } from './pending-deletion.js'
import { reasonIn } from '../page/error-texts.js'
import { PageFrame } from '../page/page-frame.js'
import type { LoadedProps } from '../page/create-page.js'
import { useMutation } from '../../lib/use-mutation.js'
import { ErrorPageView } from './error-page-view.js'
import { Restoration } from './restoration.js'

export { texts as english } from '../../locales/en/other-pages.js'
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
