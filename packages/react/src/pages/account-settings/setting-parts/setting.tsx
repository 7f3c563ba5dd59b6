import { type ReactNode, useId } from 'react'
import { DescriptionContext } from '../../../ui/forms/button.js'
import { Badge } from '../../../ui/badge.js'
import { useListFocus } from '../../../ui/tables/list.js'
import { useTranslation } from '../../../i18n/use-translation.js'

export interface SettingProps {
  /** Undefined if the label of the only field says it. */
  title?: ReactNode
  /** The name for assistive technology, if the heading above is the title. */
  label?: string | undefined
  /** The purpose of the setting, in one sentence. */
  help?: ReactNode
  /** The level of the title below the heading of the section. Default: 3. */
  level?: 3 | 4
  /** True if the setting is on. The title says so. */
  isOn?: boolean
  children?: ReactNode
}

/** One setting of a section. */
export function Setting({ title, label, help, level = 3, isOn, children }: SettingProps) {
  const { text } = useTranslation()
  const id = useId()
  const isNamed = title !== undefined
  const Title = `h${level}` as const
  return (
    <section
      className="lk-setting"
      aria-label={label}
      aria-labelledby={isNamed ? id : undefined}
      {...useListFocus()}
    >
      {isNamed && (
        <Title className="lk-setting-title" tabIndex={-1} id={id}>
          {title}
          {isOn && (
            <>
              {' '}
              <Badge tone="success">{text('settingsOn')}</Badge>
            </>
          )}
        </Title>
      )}
      {help !== undefined && <p className="lk-help">{help}</p>}
      <DescriptionContext.Provider value={isNamed ? id : undefined}>
        {children}
      </DescriptionContext.Provider>
    </section>
  )
}
