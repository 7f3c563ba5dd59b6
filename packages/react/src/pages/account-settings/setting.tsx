import { type ReactNode, useId } from 'react'

export interface SettingProps {
  title: ReactNode
  /** What it is good for, in a sentence. */
  help?: ReactNode
  children?: ReactNode
}

/** One thing of a section that can be set, with its own heading. */
export function Setting({ title, help, children }: SettingProps) {
  const id = useId()
  return (
    <section className="lk-setting" aria-labelledby={id}>
      <h3 className="lk-setting-title" id={id}>
        {title}
      </h3>
      {help !== undefined && <p className="lk-help">{help}</p>}
      {children}
    </section>
  )
}
