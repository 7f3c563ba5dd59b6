import { Field } from '../../ui/field.js'

interface LogoFieldProps {
  label: string
  help: string
  /** URL of the logo; empty if there is none. */
  value: string
  /** Shows the logo on a dark background. */
  isOnDark?: boolean
  onChange(url: string): void
}

/** The URL of a logo, with the logo itself. */
export function LogoField({ label, help, value, isOnDark = false, onChange }: LogoFieldProps) {
  return (
    <div className="logo-field">
      <Field
        label={label}
        type="url"
        dir="ltr"
        value={value}
        placeholder="https://example.com/logo.png"
        help={help}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      {URL.canParse(value) && (
        <span className="logo-sample" data-theme={isOnDark ? 'dark' : 'light'}>
          <img src={value} alt={`${label}, as users see it`} referrerPolicy="no-referrer" />
        </span>
      )}
    </div>
  )
}
