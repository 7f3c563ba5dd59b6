import { lazy, Suspense } from 'react'
import { NavLink, useParams } from 'react-router'
import { loadFile } from '../data/load-file.js'
import { NotFound } from '../frame/not-found.js'
import { Skeleton } from '../frame/skeleton.js'
import { DialogButton } from '../ui/dialog.js'
import { PageTitle } from '../ui/page-title.js'
import { DefinitionForm } from './permissions/definition-form.js'
import { DefinitionTable } from './permissions/definition-table.js'
import { type Scope, useDefinitions } from './permissions/use-definitions.js'

const Graph = lazy(async () => ({
  default: await loadFile(async () => (await import('./permissions/graph.js')).Graph),
}))

/** The permissions in teams and in the project, with the permissions that each contains. */
export function Permissions() {
  const { scope } = useParams()
  return scope === 'team' || scope === 'project' ? <OfScope scope={scope} /> : <NotFound />
}

function OfScope({ scope }: { scope: Scope }) {
  const { definitions } = useDefinitions(scope)
  return (
    <>
      <PageTitle
        title="Permissions"
        action={
          <DialogButton label="New permission" title="New permission" variant="main">
            {(close) => <DefinitionForm scope={scope} close={close} />}
          </DialogButton>
        }
      >
        A permission includes the ones it contains.
      </PageTitle>
      <nav className="tabs" aria-label="Scope">
        <NavLink to="../permissions/team">In teams</NavLink>
        <NavLink to="../permissions/project">In the project</NavLink>
      </nav>
      <div className="stack">
        {definitions.length > 0 && (
          <Suspense fallback={<Skeleton />}>
            <Graph definitions={definitions} />
          </Suspense>
        )}
        <DefinitionTable scope={scope} definitions={definitions} />
      </div>
    </>
  )
}
