import { Link } from 'react-router'
import { PageTitle } from '../ui/page-title.js'

export const NotFound = () => (
  <main className="page">
    <PageTitle title="Page not found">
      Check the address. The project may belong to another account.
    </PageTitle>
    <p>
      <Link to="/projects">Go to your projects</Link>
    </p>
  </main>
)
