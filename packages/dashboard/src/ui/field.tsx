import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldError } from './forms/field-errors.js'
import { useStoredTick, useStoredValue } from './forms/use-stored-value.js'
import { Icon } from './icons.js'

interface Described {
  label: ReactNode
  help?: ReactNode
}

type InputProps = Described & Omit<ComponentProps<'input'>, 'id'>

/** A line of text with its label above and its help below. */
export function Field({ label, help, ...input }: InputProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={useStoredValue(input.defaultValue)}
        id={id}
        {...useDescription(id, help)}
        // Email addresses run from left to right in every language.
        dir={input.type === 'email' ? 'ltr' : undefined}
        {...input}
      />
      <FieldNote id={id} help={help} />
    </div>
  )
}

/** A field for several lines of text. */
export function TextArea({
  label,
  help,
  ...area
}: Described & Omit<ComponentProps<'textarea'>, 'id'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={useStoredValue(area.defaultValue)}
        id={id}
        rows={3}
        {...useDescription(id, help)}
        {...area}
      />
      <FieldNote id={id} help={help} />
    </div>
  )
}

/** A field with a few options. */
export function Choice({
  label,
  help,
  options,
  ...select
}: Described & { options: Options } & Omit<ComponentProps<'select'>, 'id'>) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} options={options} {...useDescription(id, help)} {...select} />
      <FieldNote id={id} help={help} />
    </div>
  )
}

type Options = Readonly<Record<string, string>>

/** A choice without a label of its own. */
export const Select = ({ options, ...select }: { options: Options } & ComponentProps<'select'>) => (
  <span className="select">
    {/* Unlike an input, a select does not follow a new default value. */}
    <select key={String(select.defaultValue)} {...select}>
      {Object.entries(options).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
    <Icon name="chevron" />
  </span>
)

/** A switch. */
export function Box({ label, help, ...input }: InputProps) {
  const id = useId()
  return (
    <div className="box">
      <input
        ref={useStoredTick(input.defaultChecked)}
        id={id}
        type="checkbox"
        {...useDescription(id, help)}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      <FieldNote id={id} help={help} />
    </div>
  )
}

/** A group of checkboxes with a title, in two columns if both fit. */
export function BoxGroup({
  title,
  help,
  actions,
  children,
}: {
  title: ReactNode
  help?: string
  /** Buttons that tick several boxes. */
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <fieldset aria-describedby={help && id}>
      <legend>{title}</legend>
      <Help id={id}>{help}</Help>
      {actions && <div className="actions">{actions}</div>}
      <div className="boxes">{children}</div>
    </fieldset>
  )
}

/** Returns the attributes that connect a control with its note. */
export function useDescription(id: string, help: ReactNode) {
  const error = useFieldError(id)
  return {
    'aria-describedby': (error ?? help) ? `${id}-help` : undefined,
    ...(error !== undefined && { 'aria-invalid': true }),
  }
}

/** The help below a control, or the message about its value in place of it. */
export function FieldNote({ id, help }: { id: string; help: ReactNode }) {
  const error = useFieldError(id)
  if (error !== undefined)
    return (
      <p className="help failed" id={`${id}-help`}>
        <Icon name="warning" />
        <span>{error}</span>
      </p>
    )
  return <Help id={`${id}-help`}>{help}</Help>
}

const Help = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <p className="help" id={id}>
      {children}
    </p>
  ) : null
