import { useRouteError } from 'react-router'
import { messageOf } from '../data/message-of.js'
import { PageTitle } from '../ui/page-title.js'

/** Stands in place of what could not be shown, such as while the service is out of reach. */
export const FailedPage = () => (
  <main className="page">
    <div role="alert">
      <PageTitle title="This page could not be loaded">{messageOf(useRouteError())}</PageTitle>
    </div>
    <button className="button" type="button" onClick={() => window.location.reload()}>
      Try again
    </button>
  </main>
)
