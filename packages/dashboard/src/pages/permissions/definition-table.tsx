import type { PermissionDefinition } from '@latchkey/core/admin'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { containedIn, isSystem } from './contained-in.js'
import { DefinitionForm } from './definition-form.js'
import { type Scope, useDefinitions } from './use-definitions.js'

interface Row {
  readonly definition: PermissionDefinition
  /** The permissions that it contains at any depth. */
  readonly all: readonly string[]
  readonly scope: Scope
}

const column = columnsOf<Row>()
const columns = column.columns([
  column.accessor(({ definition }) => definition.id, {
    id: 'id',
    header: 'Permission',
    cell: ({ row }) => <code dir="ltr">{row.original.definition.id}</code>,
  }),
  column.accessor(({ definition }) => definition.description, {
    id: 'description',
    header: 'Description',
  }),
  column.display({
    id: 'contains',
    header: 'Contains',
    cell: ({ row }) => <Contained {...row.original} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

interface DefinitionTableProps {
  scope: Scope
  definitions: readonly PermissionDefinition[]
}

/** The content of the graph as a table, with the actions for each permission. */
export const DefinitionTable = ({ scope, definitions }: DefinitionTableProps) => (
  <DataTable
    rowId={({ definition }) => definition.id}
    caption="Permissions include the ones they contain"
    columns={columns}
    // Those that can be changed come first.
    rows={definitions
      .toSorted((a, b) => Number(isSystem(a.id)) - Number(isSystem(b.id)))
      .map((definition) => ({
        definition,
        all: containedIn(definitions, definition.id),
        scope,
      }))}
    empty={<p className="muted">No permissions yet.</p>}
  />
)

const Contained = ({ definition, all }: Row) =>
  all.length > 0 && (
    <div className="row">
      <span>{all.join(', ')}</span>
      {all.includes(definition.id) && <Badge tone="warning">Contains itself</Badge>}
    </div>
  )

function Actions({ definition, scope }: Row) {
  const { remove } = useDefinitions(scope)
  const { id } = definition
  if (isSystem(id)) return <Badge>Built-in</Badge>
  return (
    <div className="row">
      <DialogButton label="Edit" ariaLabel={`Edit ${id}`} title={id}>
        {(close) => <DefinitionForm scope={scope} before={definition} close={close} />}
      </DialogButton>
      <ConfirmButton
        effect="destructive"
        label="Delete"
        ariaLabel={`Delete ${id}`}
        title={`Delete ${id}?`}
        confirm="Delete permission"
        onConfirm={() => remove(id)}
      >
        It is revoked for all users and removed from the permissions that contain it.
      </ConfirmButton>
    </div>
  )
}
