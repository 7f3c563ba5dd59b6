import type { PermissionDefinition } from '@latchkey/core/admin'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts } from '../../locales/en/permissions.js'
import { Badge } from '../../ui/badge.js'
import { ConfirmButton } from '../../ui/confirm-button.js'
import { columnsOf, DataTable } from '../../ui/lists/data-table.js'
import { DialogButton } from '../../ui/dialog.js'
import { EmptyState } from '../../ui/empty-state.js'
import { LeftToRight } from '../../ui/isolated-text.js'
import { MoreMenu } from '../../ui/more-menu.js'
import { containedIn, isSystem } from './contained-in.js'
import { DefinitionForm } from './definition-form.js'
import { useDescription } from './use-description.js'
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
    cell: ({ row }) => <code dir="ltr">{row.original.definition.id}</code>,
  }),
  column.display({
    id: 'description',
    cell: ({ row }) => <Description {...row.original} />,
  }),
  column.display({
    id: 'contains',
    cell: ({ row }) => <Contained {...row.original} />,
  }),
  column.display({
    id: 'actions',
    cell: ({ row }) => <Actions {...row.original} />,
  }),
])

interface DefinitionTableProps {
  scope: Scope
  definitions: readonly PermissionDefinition[]
}

/** The content of the graph as a table, with the actions for each permission. */
export function DefinitionTable({ scope, definitions }: DefinitionTableProps) {
  const { text } = useTranslation(texts)
  return (
    <DataTable
      rowId={({ definition }) => definition.id}
      caption={text('permissionsCaption')}
      columns={columns}
      headings={{
        id: text('permission'),
        description: text('description'),
        contains: text('contains'),
        actions: text('actions'),
      }}
      // Those that can be changed come first.
      rows={definitions
        .toSorted((a, b) => Number(isSystem(a.id)) - Number(isSystem(b.id)))
        .map((definition) => ({
          definition,
          all: containedIn(definitions, definition.id),
          scope,
        }))}
      empty={
        <EmptyState icon="permissions" title={text('noPermissions')}>
          {text('noPermissionsHelp')}
        </EmptyState>
      }
    />
  )
}

function Description({ definition }: Row) {
  return useDescription()(definition)
}

function Contained({ definition, all }: Row) {
  const { text } = useTranslation(texts)
  return (
    all.length > 0 && (
      <div className="row">
        <LeftToRight text={all.join(', ')} />
        {all.includes(definition.id) && <Badge tone="warning">{text('containsItself')}</Badge>}
      </div>
    )
  )
}

function Actions({ definition, scope }: Row) {
  const { text } = useTranslation(texts)
  const { remove } = useDefinitions(scope)
  const { id } = definition
  if (isSystem(id)) return <Badge>{text('builtIn')}</Badge>
  return (
    <MoreMenu name={id}>
      <DialogButton
        label={text('edit')}
        ariaLabel={text('editNamed', { name: id })}
        title={text('editNamed', { name: id })}
      >
        {(close) => <DefinitionForm scope={scope} before={definition} close={close} />}
      </DialogButton>
      <ConfirmButton
        effect="destructive"
        label={text('delete')}
        ariaLabel={text('deleteNamed', { name: id })}
        title={text('deleteNamedTitle', { name: id })}
        confirm={text('deletePermission')}
        onConfirm={() => remove(id)}
      >
        {text('deletePermissionHelp')}
      </ConfirmButton>
    </MoreMenu>
  )
}
