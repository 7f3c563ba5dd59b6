import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { Skeleton } from '../../ui/skeleton.js'
import { queryOf, useAddress } from '../../use-address.js'
import type { PageProps } from '../page-props.js'
import { PageFrame } from '../page-frame.js'
import { ErrorPageView } from './error-page-view.js'

export const english = { ...several, ...steps }
export { ErrorPage as Page }

/** The error page. */
function ErrorPage(props: PageProps) {
  const address = useAddress()
  const isLoading = address === ''
  return (
    <PageFrame page={props} isBusy={isLoading}>
      {isLoading ? (
        (props.fallback ?? <Skeleton fields={0} />)
      ) : (
        <ErrorPageView code={queryOf(address).get('errorCode')} />
      )}
    </PageFrame>
  )
}
