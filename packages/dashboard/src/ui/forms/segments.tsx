import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  /** The name of the choice for screen readers. */
  title: string
  /** The names of the options, in their order. */
  options: readonly { readonly value: NoInfer<Value>; readonly name: string }[]
  value: Value
  onChange(value: NoInfer<Value>): void
}

/** A choice between a few views of the same thing, side by side. */
export function Segments<Value extends string>({
  title,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="segments">
      <legend className="unseen">{title}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
