import type { AuditAction } from '@latchkey/core/admin'
import { DialogButton } from '../../ui/dialog.js'
import { Box, BoxGroup } from '../../ui/field.js'
import { Form, isTicked } from '../../ui/form.js'
import { actionGroups, actionNames } from './actions.js'

/** The limit of the service. */
const MAX_ACTIONS = 20

interface ActionFilterProps {
  /** None for all. */
  actions: readonly AuditAction[]
  onChoose(actions: readonly AuditAction[]): void
}

/** Limits the list to some actions. */
export const ActionFilter = ({ actions, onChoose }: ActionFilterProps) => (
  <div className="field user-filter">
    <span className="label">Action</span>
    <DialogButton
      label={labelOf(actions)}
      title="Choose actions"
      ariaLabel={`Action: ${labelOf(actions)}`}
      isWide
    >
      {(close) => (
        <Form
          submit="Show events"
          isQuestion
          onSubmit={async (fields) => {
            const ticked = allActions.filter((action) => isTicked(fields, action))
            if (ticked.length > MAX_ACTIONS)
              throw new Error(`Choose at most ${MAX_ACTIONS} actions, or none for all.`)
            close()
            onChoose(ticked)
          }}
        >
          {Object.entries(actionGroups).map(([group, names]) => (
            <BoxGroup key={group} title={group}>
              {Object.entries(names).map(([action, name]) => (
                <Box
                  key={action}
                  label={name}
                  name={action}
                  defaultChecked={actions.some((id) => id === action)}
                />
              ))}
            </BoxGroup>
          ))}
        </Form>
      )}
    </DialogButton>
  </div>
)

const allActions = Object.keys(actionNames) as AuditAction[]

function labelOf(actions: readonly AuditAction[]): string {
  const [first] = actions
  if (first === undefined) return 'All actions'
  return actions.length === 1 ? actionNames[first] : `${actions.length} actions`
}
