import type { AuditAction } from '@latchkey/core/admin'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts as actionTexts } from '../../locales/en/audit-actions.js'
import { texts } from '../../locales/en/audit-log.js'
import { DialogButton } from '../../ui/dialog.js'
import { Box, BoxGroup } from '../../ui/field.js'
import { Form, isTicked } from '../../ui/form.js'
import { Icon } from '../../ui/icons.js'
import { actionGroups, allActions, groups } from './actions.js'

/** The limit of the service. */
const MAX_ACTIONS = 20

interface ActionFilterProps {
  /** None for all. */
  actions: readonly AuditAction[]
  onChoose(actions: readonly AuditAction[]): void
}

/** Limits the list to some actions. */
export function ActionFilter({ actions, onChoose }: ActionFilterProps) {
  const { text } = useTranslation(texts)
  const { text: nameOf } = useTranslation(actionTexts)
  const [first] = actions
  const label =
    first === undefined
      ? text('allActions')
      : actions.length === 1
        ? nameOf(first)
        : text('actionCount', { count: actions.length })
  return (
    <div className="field user-filter">
      <span className="label">{text('action')}</span>
      <DialogButton
        label={
          <>
            <span>{label}</span>
            <Icon name="chevron" />
          </>
        }
        title={text('chooseActions')}
        ariaLabel={text('actionNamed', { name: label })}
        isWide
        isReadable
      >
        {(close) => (
          <RoleLimit needs="read_only">
            <Form
              submit={text('showEvents')}
              warnsOnLeave={false}
              onSubmit={async (fields) => {
                const ticked = allActions.filter((action) => isTicked(fields, action))
                if (ticked.length > MAX_ACTIONS)
                  throw new Error(text('tooManyActions', { count: MAX_ACTIONS }))
                close()
                onChoose(ticked)
              }}
            >
              {groups.map((group) => (
                <BoxGroup key={group} title={text(group)}>
                  {allActions
                    .filter((action) => actionGroups[action] === group)
                    .map((action) => (
                      <Box
                        key={action}
                        label={nameOf(action)}
                        name={action}
                        defaultChecked={actions.includes(action)}
                      />
                    ))}
                </BoxGroup>
              ))}
            </Form>
          </RoleLimit>
        )}
      </DialogButton>
    </div>
  )
}
