import type { AuditAction } from '@latchkey/core/admin'
import { RoleLimit } from '../../data/role.js'
import { useTranslation } from '../../i18n/use-translation.js'
import { texts as actionTexts } from '../../locales/en/audit-actions.js'
import { texts } from '../../locales/en/audit-log.js'
import { DialogButton } from '../../ui/dialog.js'
import { Icon } from '../../ui/icons.js'
import { ChooseActions } from './choose-actions.js'

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
            <ChooseActions
              actions={actions}
              onChoose={(selected) => {
                close()
                onChoose(selected)
              }}
            />
          </RoleLimit>
        )}
      </DialogButton>
    </div>
  )
}
