import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.js'
import { Action } from './mutation-status.js'
import { Setting } from './setting.js'
import { idleMutation, type SettingMutationState } from './use-setting-mutation.js'

/** The actions that delete something or end the user's access, at the end of a section. */
export const DangerZone = ({ children }: { children: ReactNode }) => (
  <>
    <h3 className="lk-danger-title">{useTranslation().text('settingsDanger')}</h3>
    <div className="lk-danger-zone">{children}</div>
  </>
)

export interface DangerActionProps {
  /** The title of the action, and the label of its button. */
  title: string
  /** The consequence, in one sentence. */
  help: ReactNode
  /** A change whose failure is shown here, in place of the dialog. */
  change?: SettingMutationState
  /** Opens the dialog that confirms the action. */
  onClick: () => void
  /** The dialog while it is open. */
  children?: ReactNode
}

/** One action of a danger zone. */
export const DangerAction = ({
  title,
  help,
  change = idleMutation,
  onClick,
  children,
}: DangerActionProps) => (
  <Setting title={title} help={help} level={4}>
    <Action tone="destructive" {...{ change, onClick }}>
      {title}
    </Action>
    {children}
  </Setting>
)
