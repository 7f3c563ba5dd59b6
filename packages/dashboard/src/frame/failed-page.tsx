import { useRouteError } from 'react-router'
import { messageOf } from '../data/message-of.js'
import { PageTitle } from '../ui/page-title.js'

/** Replaces the content of a page that failed to load, such as during an outage of the service. The frame stays. */
export const FailedContent = () => (
  <>
    <div role="alert">
      <PageTitle title="This page couldn’t load">{messageOf(useRouteError())}</PageTitle>
    </div>
    <button className="button" type="button" onClick={() => window.location.reload()}>
      Try again
    </button>
  </>
)

/** The same outside of a project, where no frame provides a `main` element. */
export const FailedPage = () => (
  <main className="page">
    <FailedContent />
  </main>
)
