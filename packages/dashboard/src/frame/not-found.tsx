import { Link } from 'react-router'
import { PageTitle } from '../ui/page-title.js'

/** The content of a page of a project for an address without one. */
export const NotFound = () => (
  <>
    <PageTitle title="Page not found">
      Check the address. The project may belong to another account.
    </PageTitle>
    <p>
      <Link to="/projects">Go to your projects</Link>
    </p>
  </>
)

/** The same outside of a project, where no frame has a `main` element around it. */
export const NotFoundPage = () => (
  <main className="page">
    <NotFound />
  </main>
)
