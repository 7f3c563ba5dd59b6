import { useRouteError } from 'react-router'
import { messageOf } from '../data/message-of.js'
import { PageTitle } from '../ui/page-title.js'

/** Replaces a page that failed to load, such as during an outage of the service. */
export const FailedPage = () => (
  <main className="page">
    <div role="alert">
      <PageTitle title="This page couldn’t load">{messageOf(useRouteError())}</PageTitle>
    </div>
    <button className="button" type="button" onClick={() => window.location.reload()}>
      Try again
    </button>
  </main>
)
