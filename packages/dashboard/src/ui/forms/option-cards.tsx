import { useId } from 'react'

interface OptionCardsProps<Value extends string> {
  title: string
  name: string
  options: readonly { readonly value: Value; readonly title: string; readonly help: string }[]
  value: Value
  onChange(value: Value): void
}

/** A choice whose options need a sentence each. */
export function OptionCards<Value extends string>({
  title,
  name,
  options,
  value,
  onChange,
}: OptionCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset className="option-cards">
      <legend>{title}</legend>
      <div>
        {options.map((option) => (
          <div key={option.value} className="option-card">
            <input
              id={`${id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              aria-describedby={`${id}-${option.value}-help`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <label htmlFor={`${id}-${option.value}`}>{option.title}</label>
            <p className="help" id={`${id}-${option.value}-help`}>
              {option.help}
            </p>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
