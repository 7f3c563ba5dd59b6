import { texts as steps } from '../../locales/en/steps.js'
import { texts as several } from '../../locales/en/several.js'
import { Frame } from '../../ui/frame.js'
import { Skeleton } from '../../ui/skeleton.js'
import { queryOf, useAddress } from '../../use-address.js'
import type { PageProps } from '../page-props.js'
import { useAppName } from '../use-app-name.js'
import { ErrorPageView } from './error-page-view.js'

export const english = { ...several, ...steps }

/** The error page. */
export function ErrorPage({ fullPage, slots, labels, fallback }: PageProps) {
  const address = useAddress()
  const isLoading = address === ''
  return (
    <Frame {...{ fullPage, slots, labels }} appName={useAppName()} isBusy={isLoading}>
      {isLoading ? (
        (fallback ?? <Skeleton fields={0} />)
      ) : (
        <ErrorPageView code={queryOf(address).get('errorCode')} />
      )}
    </Frame>
  )
}
