import { Link } from 'react-router'
import { PageTitle } from '../ui/page-title.js'

/** The content for a URL below a project that has no page. */
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

/** The same outside of a project, where no frame provides a `main` element. */
export const NotFoundPage = () => (
  <main className="page">
    <NotFound />
  </main>
)
